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
  Mail,
  MapPin,
  Menu,
  Pause,
  Phone,
  Play,
  Plus,
  Search,
  ShieldCheck,
  Users,
  X,
} from 'lucide-react';

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
  mail: Mail,
  'map-pin': MapPin,
  menu: Menu,
  pause: Pause,
  phone: Phone,
  play: Play,
  plus: Plus,
  search: Search,
  shield: ShieldCheck,
  success: CircleCheck,
  users: Users,
} as const;

export type IconName = keyof typeof icons;

/** Decoration only: the words are beside it or in the control's name. Scales with the text around it. */
export function Icon({ name }: { name: IconName }) {
  const Drawing = icons[name];
  return <Drawing size="1.25em" strokeWidth={1.9} aria-hidden focusable="false" data-icon={name} />;
}
