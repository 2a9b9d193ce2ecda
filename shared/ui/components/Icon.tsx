import {
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  BookUser,
  Check,
  ChevronDown,
  CircleAlert,
  CircleCheck,
  Clock,
  Info,
  List,
  Mail,
  MapPin,
  Menu,
  Pause,
  Phone,
  Play,
  Search,
  ShieldCheck,
  Users,
  X,
} from 'lucide';
import { createElement } from 'react';

const icons = {
  alert: CircleAlert,
  'arrow-left': ArrowLeft,
  'arrow-right': ArrowRight,
  'arrow-up': ArrowUp,
  'book-user': BookUser,
  check: Check,
  'chevron-down': ChevronDown,
  clock: Clock,
  close: X,
  info: Info,
  list: List,
  mail: Mail,
  'map-pin': MapPin,
  menu: Menu,
  pause: Pause,
  phone: Phone,
  play: Play,
  search: Search,
  shield: ShieldCheck,
  success: CircleCheck,
  users: Users,
} as const;

export type IconName = keyof typeof icons;

/**
 * Decoration only: the words are beside it or in the control's name. Scales with the text around it. Lucide's drawings come as
 * data, because its React package brings 1.7 KB of code into every chunk that shows an icon.
 */
export function Icon({ name }: { name: IconName }) {
  const shapes = icons[name].map(([tag, attributes]) => createElement(tag, attributes));
  return createElement('svg', { ...drawing, 'data-icon': name }, ...shapes);
}

const drawing = {
  viewBox: '0 0 24 24',
  width: '1.25em',
  height: '1.25em',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.9,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
  focusable: false,
} as const;
