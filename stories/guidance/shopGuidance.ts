import type { GuidanceByTitle } from './guidance.ts'

/** Parts of the shop that shoppers and customers see. */
export const shopGuidance: GuidanceByTitle = {
  'Shop/Catalogue/ProductCard': {
    use: 'For a product in a grid or on a shelf.',
    not: [
      ['It is a line of an order', 'Shop/Orders/OrderLines'],
      ['It is a row of a list for admins', 'Shop/Admin tables/RowCard'],
    ],
    anatomy: ['Picture with badges', 'Brand', 'Name', 'Rating', 'Price', 'Delivery', 'Add to cart'],
    content:
      'The name without the brand, which stands above it. Delivery in two words: “Free delivery”. Sold out says so on the button too.',
    accessibility:
      'The name is a heading and the link that covers the card. The button says which product it adds. Tab goes to the brand, the name and the button.',
  },
  'Shop/Catalogue/ProductShelf': {
    use: 'For a row of products under one title that scrolls sideways: On Sale, New Stock.',
    not: [['All products of a category are shown: use a grid', 'Space/Grid']],
    anatomy: ['Title', 'Arrows, on wide screens', 'See all', 'Cards, the last of them cut where there are more'],
    content: 'A title of one to four words. Without products the shelf is left out.',
    accessibility:
      'A region named by its title. “See all” and the arrows say of what. The cards can be reached with Tab, and an arrow keeps the focus at the end of the row.',
  },
  'Shop/Catalogue/LinkChips': {
    use: 'For a handful of short links of one kind: the parts of a category, tags, other places to look.',
    not: [
      ['They filter what is on the page', 'Elements/Checkbox'],
      ['There is one link', 'Elements/Anchor'],
    ],
    anatomy: ['A chip each'],
    content: 'Nouns of one to three words, in the order of the category tree or of how often they are used.',
    accessibility:
      'A list with a name: “Parts of Appliances”. On phones one line that scrolls sideways; Tab brings each link into sight.',
  },
  'Shop/Orders/OrderTotals': {
    use: 'At the end of a cart, a review or an order.',
    not: [
      ['It is the price of one product', 'Elements/Price'],
      ['The values are not summed up', 'Elements/DescriptionList'],
    ],
    anatomy: ['Pieces with their subtotal', 'What one saves', 'Delivery', 'Total'],
    content: 'Count pieces, not lines: “3 items”. Delivery is an amount or “Free”. A saving has a minus.',
    accessibility: 'A `<dl>`: each amount is read with its name.',
  },
  'Shop/Orders/OrderLines': {
    use: 'For what was ordered, at the prices of that day.',
    not: [
      ['The count can still change', 'Shop/Cart/CartLine'],
      ['The product is offered', 'Shop/Catalogue/ProductCard'],
    ],
    anatomy: ['Picture', 'Name', 'Write a review, once it is delivered', 'Count and price', 'Total'],
    content:
      '“2 × R 599.00”; where the total is not the product of both, say how it comes about: “3 × R 89.99, 15% off”.',
    accessibility: 'A list. The picture is decoration, and a link to a review says of which product.',
  },
  'Shop/Orders/OrderStatusBadge': {
    use: 'For where an order or its parcel stands, in lists and at the top of an order.',
    not: [
      ['The customer follows the order', 'Shop/Orders/OrderTracking'],
      ['It is a booking', 'Shop/Booking/BookingStatusBadge'],
    ],
    anatomy: ['One badge'],
    content: 'The words of the specification: “Canceled” with one l. Shipping statuses are written out: “In transit”.',
    accessibility: 'Plain text. Where an order has both badges, say which is which.',
  },
  'Shop/Addresses/AddressLines': {
    use: 'For an address that is read.',
    not: [
      ['It is chosen from several', 'Shop/Addresses/DeliveryAddresses'],
      ['It is filled in', 'Shop/Addresses/AddressForm'],
    ],
    anatomy: ['Recipient', 'Street and complex', 'Suburb and city', 'Province and postal code', 'Telephone'],
    content: 'Four digits for the postal code, and the telephone in groups: 082 555 0123.',
    accessibility: 'An `<address>` in the order in which one would write it on a parcel.',
  },
  'Shop/Addresses/DeliveryAddresses': {
    use: 'Where a customer chooses, adds or changes an address: the address book and the checkout.',
    not: [['The address is fixed, as in a placed order', 'Shop/Addresses/AddressLines']],
    anatomy: ['Title', 'Add Address', 'An address each, with a dot', 'Edit and Delete for the chosen one'],
    content: 'The labels are fixed by the specification. Without an address, say what one is for.',
    accessibility:
      'A group of radio buttons: arrow keys move the choice. After a deletion the focus stays in the section instead of being lost.',
  },
  'Shop/Booking/BookingStatusBadge': {
    use: 'For where a booking stands.',
    not: [['It is an order', 'Shop/Orders/OrderStatusBadge']],
    anatomy: ['One badge'],
    content: 'One word: “Requested” waits for the service provider, “Confirmed” is agreed.',
    accessibility: 'Plain text; the colour repeats it.',
  },
  'Shop/Booking/PortraitThumbnail': {
    use: 'Beside the name of a service provider, in lists and on bookings.',
    not: [['The face is the content, as on a profile', 'Elements/Picture']],
    anatomy: ['A round portrait, or a sign where there is none'],
    content: 'It has no words: the name stands beside it.',
    accessibility: 'Hidden from screen readers. Not loaded for whoever saves data.',
  },
  'Shop/Providers/VerifiedBadge': {
    use: 'Beside the name of a service provider whose identity and references the shop has checked.',
    not: [['It is another fact about them', 'Elements/Badge']],
    anatomy: ['Tick', 'Verified'],
    content: 'Its word is fixed. What it means is explained once a page.',
    accessibility:
      'Plain text; the tick is decoration. Who is not verified has no badge, and nothing is said about it.',
  },
  'Shop/Shell/BottomBar': {
    use: 'For the main action of a screen on phones, in reach of the thumb.',
    not: [['It is one of several actions', 'Elements/Button']],
    anatomy: ['One or two buttons, with an amount where money is involved'],
    content: 'The same words as the button that desktops show.',
    accessibility:
      'It is where it is in the order of Tab, at the end of the page, and never covers the footer. It is not shown on wide screens.',
  },
  'Shop/Shell/UnsavedChangesDialog': {
    use: 'When somebody leaves a form with changes that are not saved.',
    not: [['Nothing has changed: let them go'], ['Something else is asked', 'Elements/Dialog']],
    anatomy: ['Heading', 'What would be lost', 'Stay here', 'Leave without saving'],
    content: 'Its words are fixed in the component. The safe button comes first.',
    accessibility: 'A modal dialog: closing it means to stay. Only “Leave without saving” loses anything.',
  },
}
