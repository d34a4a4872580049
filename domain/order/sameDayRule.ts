import { sameDayOrderHour } from '#domain/businessConstants.ts'

/** The time in South Africa before which an order comes on the same day: `14:00`. */
export const sameDayCutOff = `${sameDayOrderHour}:00`

/** When an order comes on the same day, in the areas where one does. */
export const sameDayRule = `Orders before ${sameDayCutOff}, Monday to Saturday, come on the same day, except on public holidays.`
