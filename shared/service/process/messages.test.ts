import { onSupervisorMessage } from './messages.ts';

afterEach(() => {
  process.removeAllListeners('message');
});

it('calls back with messages of the named event, and with no others', () => {
  const onOpen = jest.fn();
  onSupervisorMessage('open', onOpen);
  for (const message of ['open', null, { event: 'stop' }, { event: 'open' }])
    process.emit('message', message, undefined);
  expect(onOpen.mock.calls).toEqual([[{ event: 'open' }]]);
});
