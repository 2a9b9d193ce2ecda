export function frame(): Promise<unknown> {
  return new Promise(requestAnimationFrame);
}

export async function parsed(): Promise<void> {
  if (document.readyState === 'loading')
    await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve, { once: true }));
}
