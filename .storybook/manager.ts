import { addons } from 'storybook/manager-api'
import { addMachinePanel } from './machinePanel.ts'
import { storybookTheme } from './storybookTheme.ts'

addons.setConfig({
  theme: storybookTheme,
  sidebar: { showRoots: true, collapsedRoots: ['mails', 'space', 'shop', 'flows'] },
})
addMachinePanel()
