import { createSigner } from './signer.ts';

const secret = 'a secret of this test';

describe('a signer', () => {
  it.each(['one', 'two.words', 'with.more.dots'])('reads back what it signed: %s', (content) => {
    const signer = createSigner(secret);
    expect(signer.read(signer.sign(content))).toBe(content);
  });

  it.each([undefined, '', '.', 'one', 'one.', '.one'])('reads nothing from %s', (text) => {
    expect(createSigner(secret).read(text)).toBeUndefined();
  });

  it('rejects changed data and other signing secrets', () => {
    const signed = createSigner(secret).sign('one.2');
    expect(createSigner(secret).read(signed.replace('2', '3'))).toBeUndefined();
    expect(createSigner('another secret').read(signed)).toBeUndefined();
  });

  it('rejects what was signed for another purpose', () => {
    const signed = createSigner(secret, 'visitor').sign('one');
    expect(createSigner(secret, 'visitor').read(signed)).toBe('one');
    expect(createSigner(secret, 'release').read(signed)).toBeUndefined();
    expect(createSigner(secret).read(signed)).toBeUndefined();
  });
});
