import { ClipboardList, LayoutDashboard, ShieldCheck, Users, Wrench } from 'lucide-react'
import type { RailLink } from '#ui-kit/shop/shell/AdminRail.tsx'

export const adminPages: RailLink[] = [
  { label: 'Dashboard', href: '/Dashboard', icon: <LayoutDashboard size={20} aria-hidden /> },
  { label: 'Orders', href: '/Orders_Management', icon: <ClipboardList size={20} aria-hidden />, current: 'page' },
  { label: 'Service Providers', href: '/ServiceProvider_Management', icon: <Wrench size={20} aria-hidden /> },
  { label: 'Customers', href: '/Customers_Management', icon: <Users size={20} aria-hidden /> },
  { label: 'Security', href: '/Security', icon: <ShieldCheck size={20} aria-hidden /> },
]
