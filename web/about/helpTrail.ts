import { locale } from '#domain/locale/locale.ts'

/** The breadcrumb of a page below Help. */
export const helpTrail = (label: string) => [
  { label: locale.home, href: '/' },
  { label: locale.help().title, href: '/Help' },
  { label },
]
