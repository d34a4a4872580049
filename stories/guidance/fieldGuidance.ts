import type { GuidanceByTitle } from './guidance.ts'

const announcesErrors =
  'The label names it; hint and error are read out with it. A new error is announced politely, and the field is marked as invalid.'

/** Elements that one fills in. */
export const fieldGuidance: GuidanceByTitle = {
  'Elements/Field': {
    use: 'To build a new kind of field: it puts label, hint and error around any control.',
    not: [
      ['One line of text', 'Elements/TextField'],
      ['One of many choices', 'Elements/Select'],
      ['Several controls answer one question', 'Shop/Product admin/FieldGroup'],
    ],
    anatomy: ['Label', 'Control', 'Hint: what to write and how', 'Error: what is wrong and how to put it right'],
    content:
      'The label is a noun in sentence case without a colon: “Street address”. A hint helps before somebody types; an error says what to do, in one sentence, without “please” or “invalid”.',
    accessibility: `${announcesErrors} \`fieldAttributes\` gives the control the attributes for it.`,
  },
  'Elements/TextField': {
    use: 'For a short answer in one line: a name, an e-mail address, a price.',
    not: [
      ['The answer has several lines', 'Elements/TextArea'],
      ['There are few answers to choose from', 'Elements/RadioList'],
      ['It is a date', 'Elements/DateField'],
      ['It is a password', 'Elements/PasswordField'],
    ],
    anatomy: ['Label', 'Input', 'Hint', 'Error'],
    content:
      'The label says what to type, not how; the unit stands in it: “Price in rand”. A placeholder is an example and never the only help. Telephone numbers have ten digits and no +27.',
    accessibility: `${announcesErrors} Give it \`autoComplete\` and \`inputMode\`, so that phones offer the right keys and fill it in.`,
  },
  'Elements/TextArea': {
    use: 'For an answer of several sentences: a review, a description, a message to the shop.',
    not: [['The answer fits into one line', 'Elements/TextField']],
    anatomy: ['Label', 'Input, which grows with its text', 'Hint, which may count the characters', 'Error'],
    content: 'Ask for one thing: “What was wrong with it?” Say in the hint who will read the answer.',
    accessibility: `${announcesErrors} Enter begins a new line and sends nothing.`,
  },
  'Elements/Select': {
    use: 'For one of about six to twenty choices that people know by heart: a province, an hour.',
    not: [
      ['There are up to five choices', 'Elements/RadioList'],
      ['More than one may be chosen', 'Elements/Checkbox'],
      ['Anything can be typed', 'Elements/TextField'],
    ],
    anatomy: ['Label', 'The chosen option', 'Arrow', 'Hint', 'Error'],
    content:
      'The placeholder is an instruction: “Choose a province”. Options in the order that people expect: provinces by name, sizes by size.',
    accessibility: `A native select: arrow keys and first letters choose, and phones show their own list. ${announcesErrors}`,
  },
  'Elements/RadioList': {
    use: 'For one of up to five choices that people should compare: a payment method, an address.',
    not: [
      ['There are many choices', 'Elements/Select'],
      ['More than one may be chosen', 'Elements/Checkbox'],
      ['The answer is yes or no', 'Elements/Checkbox'],
    ],
    anatomy: ['Question (legend)', 'An option each: dot, label, and a second line in grey'],
    content:
      'The legend is the question. Labels answer it and are built alike. Where an option is off, its second line says why.',
    accessibility:
      'A group that is named by its question. Tab enters it once, arrow keys move the choice. The second line is read out as the description of the option.',
  },
  'Elements/Checkbox': {
    use: 'For a yes or no, or for any number of choices: terms, filters, rows of a table.',
    not: [
      ['Only one of several may be chosen', 'Elements/RadioList'],
      ['Pressing it does something at once that cannot be undone', 'Elements/Button'],
    ],
    anatomy: ['Box: empty, ticked, or with a dash where only some are ticked', 'Label', 'Second line, quieter'],
    content: 'Say what happens when it is ticked: “Remember me”. Never a “not” that has to be turned round.',
    accessibility:
      'A native checkbox. Space ticks it, and so does a press on its label. A dash is announced as partly ticked. A label that the row shows already may be hidden from sight, never from screen readers.',
  },
  'Elements/DateField': {
    use: 'For a day that people know: from when to when a list of orders reaches.',
    not: [
      ['It is one of the free days of a service provider', 'Shop/Booking/SlotPicker'],
      ['The moment is only shown', 'Elements/Moment'],
    ],
    anatomy: ['Label', 'Day, month and year', 'Calendar of the browser', 'Error'],
    content:
      'Name what the day begins or ends: “Ordered from”. The browser shows the order of day, month and year that its owner has set.',
    accessibility: `A native date input: type the day, or change each part with the arrow keys. It reports a date once the year is complete. ${announcesErrors}`,
  },
  'Elements/PasswordField': {
    use: 'For a password, an old or a new one.',
    not: [['It is the code from a mail', 'Elements/OtpField']],
    anatomy: ['Label', 'Input', 'Button that shows or hides what is typed', 'Hint with the rules', 'Error'],
    content: 'Say the rules in the hint, before anything is typed. Do not ask twice where the password can be shown.',
    accessibility: `The button says what it will do: “Show password”. Password managers and pasting work. ${announcesErrors}`,
  },
  'Elements/OtpField': {
    use: 'For the code of six digits from a mail.',
    not: [
      ['It is a password', 'Elements/PasswordField'],
      ['It is a quantity', 'Elements/Quantity'],
    ],
    anatomy: ['Label', 'A box for each digit', 'Hint', 'Error'],
    content: 'Say where the code was sent and how long it works.',
    accessibility: `One input for screen readers. Digits, Backspace, the arrow keys, Home and End move between the boxes; a pasted code fills them all, and phones offer the code. ${announcesErrors}`,
  },
  'Elements/Quantity': {
    use: 'For how many pieces of a product somebody wants.',
    not: [['It is another number, such as a price', 'Elements/TextField']],
    anatomy: ['One fewer', 'The number, which can be typed', 'One more', 'A hint when there are no more'],
    content: 'The label says of what: “Quantity of Blue kettle”. The hint is honest: “Only 3 left”.',
    accessibility:
      'A group with its name; both buttons say it too. The number never falls below 1, so removing needs a button of its own. That there are no more is announced.',
  },
}
