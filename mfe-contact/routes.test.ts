import { table } from './route-table.ts';
import { routes } from './routes.tsx';

it('states in the table which routes take forms', () => {
  const stated = table.routes.filter(({ takesForms }) => takesForms).map(({ path }) => path);
  expect(stated).toEqual(routes.filter((route) => 'action' in route).map(({ path }) => path));
});
