/** How Chromatic is called: a snapshot that has changed and that nobody has accepted fails the run. */
export const chromaticArguments = ['--build-script-name=build-storybook']
