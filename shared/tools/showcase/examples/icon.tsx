import { Icon } from '@site/ui/Icon';
import * as icons from '@site/ui/icons';
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
          {Object.entries(icons).map(([name, drawing]) => (
            <Row key={name}>
              <Icon drawing={drawing} />
              {/* Object.entries forgets that its keys are those of the module. */}
              <span>{meanings[name as keyof typeof icons]}</span>
            </Row>
          ))}
        </Tiles>
      ),
    },
  ],
};

// A record, so that a new icon without a description fails to type-check.
const meanings: Record<keyof typeof icons, string> = {
  alertIcon: 'Error',
  arrowLeftIcon: 'Back',
  arrowRightIcon: 'On',
  arrowUpIcon: 'To the top',
  bookUserIcon: 'Address book',
  checkIcon: 'Included',
  chevronDownIcon: 'Opens below',
  clockIcon: 'Hours',
  closeIcon: 'Close',
  fileTextIcon: 'Papers',
  infoIcon: 'To know',
  listIcon: 'Contents of a page',
  mailIcon: 'E-mail',
  mapPinIcon: 'Address',
  menuIcon: 'Menu',
  pauseIcon: 'Pause',
  phoneIcon: 'Phone',
  playIcon: 'Start',
  searchIcon: 'Search',
  shieldIcon: 'Safety',
  successIcon: 'Done',
  usersIcon: 'People',
};
