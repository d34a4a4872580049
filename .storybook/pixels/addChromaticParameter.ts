import type { ArgTypesEnhancer } from 'storybook/internal/types'
import { chromaticParameter } from './snapshotModes.ts'

/**
 * Gives every story its parameter `chromatic`. Storybook has no parameters by id; but it asks the enhancers of arg types
 * about each story before it is prepared, with the parameters that it will have.
 */
export const addChromaticParameter: ArgTypesEnhancer = ({ id, parameters, argTypes }) => {
  parameters['chromatic'] = chromaticParameter(id)
  return argTypes
}
