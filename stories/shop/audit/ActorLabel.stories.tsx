import { amina, shop, thandi } from '#stories/shop/history/aminasHistory.ts'
import preview from '#storybook/preview.tsx'
import { ActorLabel } from '#ui-kit/shop/audit/ActorLabel.tsx'

const meta = preview.meta({ title: 'Shop/Audit/ActorLabel', component: ActorLabel, args: { actor: amina } })

export const Customer = meta.story({})
export const Admin = meta.story({ args: { actor: thandi } })
export const System = meta.story({ args: { actor: shop } })
export const Provider = meta.story({ args: { actor: { role: 'provider', name: 'Bongani the plumber' } } })
export const UnknownRole = meta.story({ args: { actor: { role: 'courier', name: 'Zandile’s bakkie' } } })
export const LongName = meta.story({
  args: { actor: { role: 'admin', name: 'Thembelihle Nomathamsanqa Nkosi-Mabuza van der Westhuizen' } },
  globals: { viewport: { value: 'small' } },
})
