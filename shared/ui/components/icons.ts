/*
 * The Lucide drawings that the site uses; a bundle contains only those that it imports.
 *
 * @example
 * <Icon icon={phoneIcon} />
 */
export {
  ArrowLeft as arrowLeftIcon,
  ArrowRight as arrowRightIcon,
  ArrowUp as arrowUpIcon,
  BookUser as bookUserIcon,
  Check as checkIcon,
  ChevronDown as chevronDownIcon,
  CircleAlert as alertIcon,
  CircleCheck as successIcon,
  Clock as clockIcon,
  FileText as fileTextIcon,
  Info as infoIcon,
  List as listIcon,
  Mail as mailIcon,
  MapPin as mapPinIcon,
  Menu as menuIcon,
  MessageCircle as messageIcon,
  Pause as pauseIcon,
  Phone as phoneIcon,
  Play as playIcon,
  Search as searchIcon,
  Share2 as shareIcon,
  ShieldCheck as shieldIcon,
  Users as usersIcon,
  X as closeIcon,
} from 'lucide';
