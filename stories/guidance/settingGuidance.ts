import type { GuidanceByTitle } from './guidance.ts'

/** Elements for how somebody wants to see the shop. */
export const settingGuidance: GuidanceByTitle = {
  'Elements/ThemeSwitch': {
    use: 'Once, in the footer: for the colours of the shop.',
    not: [['It chooses something else', 'Elements/RadioList']],
    anatomy: ['System', 'Light', 'Dark', 'Contrast'],
    content: 'One word each. “System” is first, because it is what most people have.',
    accessibility:
      'A group of radio buttons called “Colours”: Tab enters it once, arrow keys move the choice. It is not shown where no script runs.',
  },
  'Elements/DataSaverSwitch': {
    use: 'Where somebody can ask for fewer bytes: no pictures, font or motion until wanted.',
    not: [['It is another yes or no', 'Elements/Checkbox']],
    anatomy: ['Name', 'State: on or off'],
    content: '“Data saver: on”. Do not promise an amount of data.',
    accessibility:
      'A switch: a screen reader says whether it is on. Enter and Space change it. It is not shown where no script runs.',
  },
}
