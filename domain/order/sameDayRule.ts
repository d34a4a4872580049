import { sameDayOrderTime } from '#domain/businessConstants.ts'

/** When an order comes on the same day, in the areas where one does. */
export const sameDayRule = `Orders before ${sameDayOrderTime}, Monday to Saturday, come on the same day, except on public holidays.`
