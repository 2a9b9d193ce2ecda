import { shutdown } from './shutdown.ts';

it('leaves a service time for its answers, then its deliveries, before it exits, and exits before it is killed', () => {
  expect(shutdown.serviceAnswerMs + shutdown.serviceWorkMs).toBeLessThan(shutdown.exitMs);
  expect(shutdown.edgeAnswerMs).toBeLessThan(shutdown.exitMs);
  expect(shutdown.exitMs).toBeLessThan(shutdown.killMs);
});
