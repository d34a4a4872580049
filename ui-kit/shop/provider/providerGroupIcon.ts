import {
  Baby,
  Car,
  ChefHat,
  GraduationCap,
  HardHat,
  HeartPulse,
  House,
  Laptop,
  type LucideIcon,
  PartyPopper,
  Scissors,
  Shirt,
  Store,
  Truck,
  UsersRound,
  Wrench,
} from 'lucide-react'

/** The icon of a top group of the provider categories, or of `all`; a spanner for a group that is new. */
export const providerGroupIcon = (value: string): LucideIcon => icons.get(value) ?? Wrench

const icons = new Map<string, LucideIcon>([
  ['home-services', House],
  ['automotive', Car],
  ['technology', Laptop],
  ['beauty-grooming', Scissors],
  ['food-catering', ChefHat],
  ['fashion-design', Shirt],
  ['events-entertainment', PartyPopper],
  ['education-tutoring', GraduationCap],
  ['transport-delivery', Truck],
  ['health-wellness', HeartPulse],
  ['childcare-services', Baby],
  ['construction-renovation', HardHat],
  ['retail-supplies', Store],
  ['all', UsersRound],
])
