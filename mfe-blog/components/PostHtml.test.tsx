import { renderPage } from '@site/host/testing/render-page';
import { fireEvent, screen } from '@testing-library/react';
import { PostHtml } from './PostHtml.tsx';

const navigate = jest.fn();
jest.mock('@site/host/router', () => ({ ...jest.requireActual('@site/host/router'), useNavigate: () => navigate }));

it('follows a link within the site without a page load', () => {
  click('/contact');
  expect(navigate).toHaveBeenCalledWith('/contact');
});

it.each(['https://elsewhere.example/', 'tel:+911205550142', '/uploads/posts/a.webp', '#heading'])(
  'leaves %s to the browser',
  (href) => {
    click(href);
    expect(navigate).not.toHaveBeenCalled();
  },
);

it('leaves a click for a new tab to the browser', () => {
  click('/contact', { ctrlKey: true });
  expect(navigate).not.toHaveBeenCalled();
});

function click(href: string, keys: MouseEventInit = {}) {
  navigate.mockClear();
  renderPage(() => <PostHtml html={`<p><a href="${href}">Talk <strong>to</strong> us</a></p>`} />);
  // jsdom cannot navigate and would log an error.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(screen.getByText('to'), keys);
}
