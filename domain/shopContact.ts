/** The shop's contact details, with telephone numbers in international form. In a file of its own: every page loads `shopIdentity`. */
export const shopContact = {
  email: 'hello@ekhaya.example',
  telephone: { dialled: '+27115550123', shown: '011 555 0123' },
  /** Digits only, as wa.me requires. */
  whatsApp: '27825550123',
  address: ['Shop 4, Modjadji Street', 'Pimville Zone 4, Soweto', '1809'],
  openingHours: 'Monday to Saturday, 08:00 to 18:00',
  /** The shop's VAT registration number: ten digits that begin with a 4. */
  vatNumber: '4000000000',
} as const
