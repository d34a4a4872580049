import { fn } from 'storybook/test'

const networkError = 'Network error'

/** The `failure` of a screen without a connection, in the words of the app: what could not be fetched, and a Retry. */
export const offlineFailure = (subject = 'data') => ({
  message: `Failed to fetch ${subject}: you are offline, and this is not on your device. It loads by itself once you are back online.`,
  onRetry: fn(),
})

/** The same for a form of a record that is there already. */
export const offlineFormFailure = () => ({ message: networkError, onRetry: fn() })
