/** How far the page of the router's address is scrolled, in pixels: a click may have turned to the next one before the router (`turnPageFirst`). */
export function scrolledTo(): number {
  return Number(document.getElementById('main')?.dataset.turned ?? scrollY);
}
