import {
  Boxes,
  CalendarClock,
  ClipboardList,
  GalleryHorizontal,
  LayoutDashboard,
  type LucideIcon,
  MailQuestion,
  ScrollText,
  ShieldCheck,
  Star,
  Users,
  Wrench,
} from 'lucide-react'
import { AdminRail, type RailLink } from '#ui-kit/shop/shell/AdminRail.tsx'
import { type AdminPath, adminLinks } from '#web/shell/adminPages.ts'

/** The rail with the pages for admins; marks the page at `path`, or the one whose records or forms it shows. */
export const AdminNavigation = ({ path }: { path: string }) => <AdminRail links={railLinks(path)} />

const railLinks = (path: string): RailLink[] =>
  adminLinks.map(([label, href]) => {
    const Icon = icons[href]
    return {
      label: label.replace(' Management', ''),
      href,
      icon: <Icon size={20} aria-hidden />,
      current: currentOf(href, path.toLowerCase()),
    }
  })

const currentOf = (href: AdminPath, path: string) => {
  if (path === href.toLowerCase()) return 'page'
  const form = formNames[href]
  const isBelow =
    path.startsWith(`${href.toLowerCase()}/`) || (form && new RegExp(`^/(add|update)${form}(/|$)`).test(path))
  return isBelow ? 'section' : undefined
}

// The forms are not below the address of their list: `/AddProduct`, `/UpdateProduct/…`.
const formNames: Partial<Record<AdminPath, string>> = {
  '/Products_Management': 'product',
  '/ServiceProvider_Management': 'serviceprovider',
  '/Banner_Management': 'slide',
}

const icons: Record<AdminPath, LucideIcon> = {
  '/Dashboard': LayoutDashboard,
  '/Products_Management': Boxes,
  '/Orders_Management': ClipboardList,
  '/ServiceProvider_Management': Wrench,
  '/Bookings_Management': CalendarClock,
  '/Customers_Management': Users,
  '/Reviews_Management': Star,
  '/Enquiries_Management': MailQuestion,
  '/Banner_Management': GalleryHorizontal,
  '/Audit': ScrollText,
  '/Security': ShieldCheck,
}
