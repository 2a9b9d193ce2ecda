import { Icon, type IconName } from '@site/ui/Icon';
import type { ComponentEntry } from '../component-entry.ts';
import { Row } from '../Row.tsx';
import { Tiles } from '../Tiles.tsx';

export const icon: ComponentEntry = {
  name: 'Icon',
  when: 'Beside words or in a control that has a name; never alone. As big as the text around it.',
  examples: [
    {
      state: 'All of them, with what each stands for',
      render: () => (
        <Tiles>
          {Object.entries(meanings).map(([name, meaning]) => (
            <Row key={name}>
              {/* Object.entries forgets that its keys are those of the record. */}
              <Icon name={name as IconName} />
              <span>{meaning}</span>
            </Row>
          ))}
        </Tiles>
      ),
    },
  ],
};

// A record, so that a new icon without a description fails to type-check.
const meanings: Record<IconName, string> = {
  alert: 'Error',
  'arrow-left': 'Back',
  'arrow-right': 'On',
  'arrow-up': 'To the top',
  'book-user': 'Address book',
  check: 'Included',
  'chevron-down': 'Opens below',
  clock: 'Hours',
  close: 'Close',
  info: 'To know',
  list: 'Contents of a page',
  mail: 'E-mail',
  'map-pin': 'Address',
  menu: 'Menu',
  pause: 'Pause',
  phone: 'Phone',
  play: 'Start',
  search: 'Search',
  shield: 'Safety',
  success: 'Done',
  users: 'People',
};
