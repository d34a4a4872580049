import preview from '#storybook/preview.tsx'
import { Spinner } from '#ui-kit/elements/Spinner.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { SimplePage } from '#ui-kit/screens/shell/SimplePage.tsx'

const meta = preview.meta({ title: 'Screens/Shopper/SimplePage', component: SimplePage })

export const OneThingToSay = meta.story({ args: { children: <Text>We are closed for stocktaking until noon.</Text> } })
export const Waiting = meta.story({ args: { children: <Spinner label="Checking whether you are signed in" /> } })
export const SmallPhone = meta.story({
  globals: { viewport: { value: 'small' } },
  args: { children: <Text>We are closed for stocktaking until noon.</Text> },
})
