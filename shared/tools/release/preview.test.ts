import { describeFailure, describePreview } from './preview.ts';

it('links the version of a pull request, and says how to get the link anew', () => {
  const markdown = describePreview('blog@1.0.0-b', 'https://site.example/?part=blog@1.0.0-b&token=t');
  expect(markdown).toContain('### blog@1.0.0-b');
  expect(markdown).toContain('(https://site.example/?part=blog@1.0.0-b&token=t)');
  expect(markdown).toContain('npm run release -- token --part blog@1.0.0-b');
  expect(markdown).toContain('\n\nunchanged, already live\n');
});

it('says what the pipeline lacks for a link that edges accept', () => {
  expect(describePreview('blog@1.0.0-b', undefined)).toContain('give the pipeline the `EDGE_SECRET` of the site');
});

it('names the step that failed, and lets its message end no block and hide nothing', () => {
  expect(describeFailure('gate', new Error('refused:\n```\n<img>\u001b[2K'))).toBe(
    '**Failed: gate**\n\n    refused:\n    ```\n    <img>\\u001b[2K\n',
  );
});
