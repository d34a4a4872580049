/** How many facts a file of the audit holds at most; whoever wants more narrows it down, or asks for what comes before its last one. */
export const mostInFile = 10_000
