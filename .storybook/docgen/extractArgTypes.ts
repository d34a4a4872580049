import type { StrictArgTypes } from 'storybook/internal/types'

/** The rows of a component's prop table, as `componentDocs` has written them into its module. */
export const extractArgTypes = (component: { __docgenInfo?: { argTypes?: StrictArgTypes } }) =>
  component.__docgenInfo?.argTypes ?? null
