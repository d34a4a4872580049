import preview from '#storybook/preview.tsx'
import { Flow } from './Flow.tsx'
import { flowOf } from './flowOf.ts'

/** Machines whose states nobody sees: they keep count or order for the shop itself. */
const meta = preview.meta({
  title: 'Flows/Bookkeeping',
  component: Flow,
  ...flowOf('mail', 'putOff'),
  argTypes: { machine: { control: false }, state: { control: false } },
  parameters: { layout: 'fullscreen' },
})

export const Mail = meta.story({ args: { machine: 'mail', state: 'putOff' } })

export const Email = meta.story({ args: { machine: 'email', state: 'proven' } })

export const Slug = meta.story({ args: { machine: 'slug', state: 'claimed' } })

export const Picture = meta.story({ args: { machine: 'picture', state: 'kept' } })

export const Roster = meta.story({ args: { machine: 'roster', state: 'open' } })

export const Searches = meta.story({ args: { machine: 'searches', state: 'counting' } })

export const PageViews = meta.story({ args: { machine: 'pageViews', state: 'counting' } })

export const AccountSecurity = meta.story({ args: { machine: 'accountSecurity', state: 'counting' } })

export const Security = meta.story({ args: { machine: 'security', state: 'counting' } })
