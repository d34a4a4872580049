/** The code without its comments. */
export const withoutComments = (code: string) => code.replaceAll(/\/\*.*?\*\/|(^|\s)\/\/.*?$/gms, '')
