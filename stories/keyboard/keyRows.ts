/** One row of a table of keys: what a key does on a control. */
export interface KeyRow {
  /** As `KeyboardEvent.key` names them, with `Shift+` before; `Letters` stands for whatever one types. */
  keys: readonly string[]
  does: string
  /** The event by which the walk of `npm run book` sees that the keys work; without it, a story of the component presses them. */
  event?: 'click' | 'beforeinput' | 'input' | 'keydown' | 'cancel'
}

const writes: KeyRow = { keys: ['Letters'], does: 'Writes', event: 'beforeinput' }

/** What the keys do on each kind of control, wherever it stands. The docs print these rows, and the walk presses them. */
export const keyRows = {
  link: [{ keys: ['Enter'], does: 'Follows the link', event: 'click' }],
  button: [{ keys: ['Enter', 'Space'], does: 'Presses the button', event: 'click' }],
  checkbox: [{ keys: ['Space'], does: 'Ticks the box or clears it', event: 'click' }],
  switch: [{ keys: ['Space'], does: 'Switches it on or off', event: 'click' }],
  radio: [
    { keys: ['Space'], does: 'Chooses it, where none is chosen yet' },
    { keys: ['ArrowDown', 'ArrowRight'], does: 'Chooses the next one', event: 'click' },
    { keys: ['ArrowUp', 'ArrowLeft'], does: 'Chooses the one before', event: 'click' },
  ],
  disclosure: [{ keys: ['Enter', 'Space'], does: 'Opens or closes it', event: 'click' }],
  select: [{ keys: ['ArrowDown', 'ArrowUp'], does: 'Chooses the next option, or the one before', event: 'input' }],
  textField: [
    writes,
    { keys: ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'Backspace'], does: 'Moves and deletes as in every text' },
  ],
  textArea: [writes, { keys: ['Enter'], does: 'Begins a new line', event: 'beforeinput' }],
  combobox: [
    { keys: ['Letters'], does: 'Searches', event: 'beforeinput' },
    { keys: ['ArrowDown', 'ArrowUp'], does: 'Goes to the next suggestion, or to the one before' },
    { keys: ['Enter'], does: 'Takes the suggestion' },
    { keys: ['Escape'], does: 'Closes the suggestions' },
  ],
  spinbutton: [
    { keys: ['Letters'], does: 'Writes the number' },
    { keys: ['ArrowUp', 'ArrowDown'], does: 'One more, or one fewer', event: 'input' },
  ],
  slider: [
    { keys: ['ArrowLeft', 'ArrowRight'], does: 'One step back or on', event: 'input' },
    { keys: ['Home', 'End'], does: 'To the first or the last step', event: 'input' },
  ],
  dateField: [{ keys: ['Letters'], does: 'Writes the day, the month, the year or the time' }],
  fileField: [{ keys: ['Enter', 'Space'], does: 'Opens the choice of files', event: 'click' }],
  scrollArea: [{ keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'], does: 'Scrolls' }],
  dialog: [
    { keys: ['Tab'], does: 'Goes round within the dialog' },
    { keys: ['Escape'], does: 'Nothing: only its buttons close it' },
  ],
  closableDialog: [{ keys: ['Escape'], does: 'Closes it', event: 'cancel' }],
  form: [{ keys: ['Enter'], does: 'Sends the form from any of its fields' }],
  selectableRows: [
    { keys: ['ArrowUp', 'ArrowDown', 'Home', 'End'], does: 'Goes to the check box of another row' },
    { keys: ['Shift+ArrowUp', 'Shift+ArrowDown'], does: 'Selects the rows on the way' },
    { keys: ['Control+a'], does: 'Selects all rows of the page' },
    { keys: ['Escape'], does: 'Selects none' },
  ],
  movableRows: [{ keys: ['ArrowUp', 'ArrowDown', 'Home', 'End'], does: 'Moves the row whose handle has the focus' }],
  rowEditor: [{ keys: ['Enter'], does: 'Begins the next row' }],
  chips: [
    { keys: ['Enter'], does: 'Adds what is typed' },
    { keys: ['Backspace'], does: 'Removes the last one, in the empty field' },
  ],
  gallery: [{ keys: ['ArrowLeft', 'ArrowRight', 'Home', 'End'], does: 'Shows another picture' }],
  zoom: [
    { keys: ['+', '-', '0'], does: 'Larger, smaller, as at first' },
    { keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'], does: 'Moves the picture' },
  ],
  linkedLists: [
    { keys: ['ArrowUp', 'ArrowDown', 'Home', 'End'], does: 'Goes to another entry' },
    { keys: ['ArrowRight', 'ArrowLeft'], does: 'Goes into the list beside it, and back' },
    { keys: ['Escape'], does: 'Closes the menu' },
  ],
} as const satisfies Record<string, readonly KeyRow[]>

/** A kind of control that Tab stops at, of dialog around them, or of part with keys of its own. */
export type ControlKind = keyof typeof keyRows

/** How the docs name each kind. */
export const kindNames: Readonly<Record<ControlKind, string>> = {
  link: 'Link',
  button: 'Button',
  checkbox: 'Check box',
  switch: 'Switch',
  radio: 'Radio buttons',
  disclosure: 'Disclosure',
  select: 'List of options',
  textField: 'Text field',
  textArea: 'Text area',
  combobox: 'Field with suggestions',
  spinbutton: 'Number',
  slider: 'Slider',
  dateField: 'Date or time',
  fileField: 'Choice of files',
  scrollArea: 'Scrolling area',
  dialog: 'Dialog',
  closableDialog: 'Dialog that Escape closes',
  form: 'Form',
  selectableRows: 'Rows with check boxes',
  movableRows: 'Handle of a row',
  rowEditor: 'Field in a row',
  chips: 'Field of the chips',
  gallery: 'Gallery',
  zoom: 'Large picture',
  linkedLists: 'Menu of lists',
}
