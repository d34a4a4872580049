import { Spinner } from '#ui-kit/elements/Spinner.tsx'
import { homeCrumb } from './crumbs.ts'
import { TitledPage } from './TitledPage.tsx'

type SessionLoadingScreenProps = {
  /** Title of the page that follows. */
  title: string
}

/** Shown in place of a protected page until the session is known. */
export const SessionLoadingScreen = ({ title }: SessionLoadingScreenProps) => (
  <TitledPage trail={[homeCrumb]} title={title}>
    <Spinner label="Checking whether you are signed in" />
  </TitledPage>
)
