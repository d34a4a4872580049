import preview from '#storybook/preview.tsx'
import { PersonalDetailsWaiting } from '#ui-kit/shop/account/PersonalDetailsWaiting.tsx'

const meta = preview.meta({ title: 'Shop/PersonalDetailsWaiting', component: PersonalDetailsWaiting })

export const OnTheirWay = meta.story({})
