import { Download, Trash2 } from 'lucide-react'
import { locale } from '#domain/locale/locale.ts'
import { Button } from '#ui-kit/elements/Button.tsx'
import { TitledSection } from '#ui-kit/elements/TitledSection.tsx'
import { Card } from '#ui-kit/space/Card.tsx'
import { TermsPage } from './TermsPage.tsx'

const { heading, download, erase } = locale.ownData

/** What the shop keeps about people, and how they download and erase it. */
export const PrivacyRoute = () => <TermsPage page="privacy" aside={ownData} />

const ownData = (
  <Card>
    <TitledSection title={heading}>
      <Button kind="secondary" wide href={download.href} icon={<Download size={18} aria-hidden />}>
        {download.text}
      </Button>
      <Button kind="secondary" wide href={erase.href} icon={<Trash2 size={18} aria-hidden />}>
        {erase.text}
      </Button>
    </TitledSection>
  </Card>
)
