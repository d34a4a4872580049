/** Whether a page belongs to the directory, which has its own category menu and its own search, as specified. The admins' pages do not. */
export const isDirectoryPath = (path: string) => /^\/serviceprovider(?!_)/i.test(path)
