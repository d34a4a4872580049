import { TermsPage } from './TermsPage.tsx'

/** What can be returned, until when, and how. */
export const ReturnsRoute = () => <TermsPage page="returns" />
