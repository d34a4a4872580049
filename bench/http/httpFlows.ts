/** What the program measures. */
export const httpFlows = ['catalogue', 'directory', 'orders'] as const
export type HttpFlow = (typeof httpFlows)[number]
