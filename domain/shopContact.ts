/** How the shop is reached: change it here. Telephone numbers as dialled from anywhere. It stands apart from the name, which every page loads. */
export const shopContact = {
  email: 'hello@ekhaya.example',
  telephone: { dialled: '+27115550123', shown: '011 555 0123' },
  /** Digits only, as wa.me wants them. */
  whatsApp: '27825550123',
  address: ['Shop 4, Modjadji Street', 'Pimville Zone 4, Soweto', '1809'],
  openingHours: 'Monday to Saturday, 08:00 to 18:00',
  /** The shop's registration for value-added tax: ten digits that begin with a 4. */
  vatNumber: '4000000000',
} as const
