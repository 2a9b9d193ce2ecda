import { CallBar } from './layout/CallBar.tsx';
import { Footer } from './layout/Footer.tsx';
import { Header } from './layout/Header.tsx';
import { Letterhead } from './layout/Letterhead.tsx';
import { renderMenu } from './layout/testing/render-menu.tsx';

// The server sends the HTML of /404 at every unknown address, and React hydrates it there.
it.each(['/services/no-such-page', '/hi/no-such-page', '//['])('renders the same frame at %s as at /404', (path) => {
  expect(frameAt(path)).toBe(frameAt('/404'));
});

function frameAt(path: string): string {
  const { container, unmount } = renderMenu(Frame, path);
  const html = container.innerHTML;
  unmount();
  return html;
}

function Frame() {
  return (
    <>
      <Letterhead />
      <Header />
      <CallBar />
      <Footer />
    </>
  );
}
