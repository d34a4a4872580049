import { shopContact } from '#domain/shopContact.ts'
import { shopIdentity } from '#domain/shopIdentity.ts'
import { DataSaverSwitch } from '#ui-kit/elements/DataSaverSwitch.tsx'
import { ThemeSwitch } from '#ui-kit/elements/ThemeSwitch.tsx'
import { Footer } from '#ui-kit/shop/shell/Footer.tsx'
import { useTheme } from '#web/state/browser/theme.ts'
import { useClient } from '#web/state/client.ts'
import { chooseDataSaver } from '#web/state/offline/dataSaver.ts'
import { footerGroups } from './footerGroups.ts'

/** The footer of every page, with the settings of this browser. */
export const SiteFooter = () => {
  const { dataSaver } = useClient()
  const { theme, choose } = useTheme()

  return (
    <Footer {...footerProps} groups={footerGroups}>
      <DataSaverSwitch on={dataSaver !== undefined} onChange={chooseDataSaver} />
      <ThemeSwitch theme={theme} onChange={choose} />
    </Footer>
  )
}

const footerProps = {
  name: shopIdentity.name,
  tagline: shopIdentity.tagline,
  contact: {
    address: shopContact.address.join(', '),
    telephone: { label: shopContact.telephone.shown, href: `tel:${shopContact.telephone.dialled}` },
    openingHours: shopContact.openingHours,
  },
  payment: ['Cash at your door', 'Card machine at your door'],
  company: [`© ${shopIdentity.since} ${shopIdentity.name}`, `VAT ${shopContact.vatNumber}`],
}
