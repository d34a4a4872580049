const offset = 2 * 60 * 60 * 1000

/**
 * A date whose UTC parts are the wall clock of South Africa at this ISO moment. The country keeps UTC+2 all year, so this is exact, and
 * the same on every server and browser.
 */
export const toSouthAfricaTime = (at: string) => new Date(Date.parse(at) + offset)

/** The names of the months as dates show them, January first. */
export const shortMonths = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
