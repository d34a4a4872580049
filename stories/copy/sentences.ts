import { storyNameFromExport, toId } from 'storybook/internal/csf'

/** A sentence of the specification that people see, letter by letter. */
export interface Sentence {
  /** The section of the specification that words it. */
  section: number
  /** As the specification has it; `{n}` and the like stand for what is filled in. */
  text: string
  /** A story that shows it: its title in the sidebar, and the name by which it is exported. */
  story: string
}

/** The id of a story, as addresses of Storybook have it, from `Title#Export`. */
export const storyIdOf = (story: string) => {
  const [title = '', name = ''] = story.split('#')
  return toId(title, storyNameFromExport(name))
}

/** Sentences that one story shows. */
const shownBy = (section: number, story: string, ...texts: readonly string[]): Sentence[] =>
  texts.map((text) => ({ section, text, story }))

const tooShort = (field: string, least: number) => `The ${field} must be at least ${least} characters long`

/** Every sentence of the specification that people see, with a story that shows it. */
export const sentences: readonly Sentence[] = [
  ...shownBy(1, 'Shop/Shell/Footer#OnEveryPage', 'it makes life easier and more affordable'),
  ...shownBy(
    2,
    'Screens/Shopper/HomeScreen#SummerDay',
    ...['Stay Cool This Summer', 'On Sale', 'Featured', 'New Stock', 'Appliances', 'You Might Also Like'],
  ),
  ...shownBy(
    2,
    'Screens/Shopper/ErrorScreen#NoSuchPage',
    'Something went wrong. Please try again or refresh the page.',
  ),
  ...shownBy(2, 'Screens/Shopper/ErrorScreen#PageCrashed', 'Unexpected Application Error!'),
  ...shownBy(2, 'Screens/Shopper/ErrorScreen#SiteCrashed', 'Something went wrong.'),
  ...shownBy(
    2,
    'Screens/Shopper/PermissionDeniedScreen#CustomerOnAnAdminPage',
    'You do not have permission to view this page.',
  ),
  ...shownBy(2, 'Screens/Shopper/NotSignedInScreen#GuestOnTheirOrders', 'You need to be logged in to view this page'),
  ...shownBy(2, 'Shop/Shell/OnlineCount#BusyEvening', 'Online'),
  ...shownBy(2, 'Shop/Shell/VisitorLinks#Amina', 'Hi {firstname}', 'Logout', 'Account'),
  ...shownBy(2, 'Shop/Shell/VisitorLinks#Guest', 'Login', 'Signup'),
  ...shownBy(2, 'Shop/Shell/SideMenu#Guest', 'Welcome to {shop}'),
  ...shownBy(2, 'Shop/Shell/CategoryMenu#Closed', 'Shop by Category'),
  ...shownBy(2, 'Shop/Shell/CategoryMenu#OfServiceProviders', 'Search By Service Provider Categories'),
  ...shownBy(
    2,
    'Shop/Shell/Footer#OnEveryPage',
    ...['Help', 'Contact Us', 'Help Center', 'Account', 'My Account', 'Personal Details', 'Track Order'],
    ...['Company', 'About Us'],
  ),
  ...shownBy(2, 'Shop/Providers/ProviderCategoryList#FiveAtFirst', 'View More'),
  ...shownBy(2, 'Shop/Providers/ProviderCategoryList#AllCategories', 'View Less'),
  ...shownBy(2, 'Screens/Shopper/SearchScreen#TooShort', 'Type at least 3 characters'),
  ...shownBy(2, 'Shop/Search/SearchSummary#Found', '{n} result(s) found for "{text}"'),
  ...shownBy(2, 'Shop/Catalogue/ProductCard#OnSale', '{discount}% OFF'),
  ...shownBy(2, 'Elements/Picture#NoPicture', 'No image available'),
  ...shownBy(2, 'Shop/Providers/ProviderCard#FreeToday', 'Verified', 'Show more', 'Book Appointment'),
  ...shownBy(2, 'Shop/Account/SignInDialog#Login', 'Login'),
  ...shownBy(2, 'Shop/Account/LoginForm#Fresh', ...['Remember me', 'Forgot Password?', 'New to {shop}? Signup here!']),
  ...shownBy(2, 'Shop/Account/SignInDialog#Signup', 'Signup'),
  ...shownBy(2, 'Shop/Account/SignInDialog#ForgotPassword', 'Forgot your password?'),
  ...shownBy(2, 'Shop/Account/ForgotPasswordForm#Fresh', 'Send'),
  ...shownBy(2, 'Shop/Account/SignInDialog#Otp', 'Enter OTP sent to your email'),
  ...shownBy(2, 'Shop/Account/OtpForm#Fresh', 'Validate OTP', 'Resend OTP'),
  ...shownBy(2, 'Shop/Account/SignInDialog#NewPassword', 'Change Password'),
  ...shownBy(2, 'Shop/Addresses/AddressDialog#Adding', 'Add delivery address'),
  ...shownBy(2, 'Shop/Addresses/DeleteAddressDialog#Asking', 'Delete address'),
  ...shownBy(
    2,
    'Shop/Addresses/DeliveryAddresses#TwoAddresses',
    ...['Delivery Addresses', 'Add Address', 'Delete', 'Edit'],
  ),
  ...shownBy(2, 'Elements/ErrorPanel#WithRetryAndHome', 'Retry', 'Home'),
  ...shownBy(2, 'Screens/Shopper/CheckoutScreen#ReadyToOrder', ...['Review your order', 'Change', 'Place Order']),
  ...shownBy(3, 'Screens/Shopper/ProductScreen#NewAndUnknown', 'No warranty'),
  ...shownBy(
    4,
    'Shop/Orders/OrderStatusBadge#EveryOrderStatus',
    ...['Pending', 'Processing', 'Shipped', 'Delivered', 'Canceled'],
  ),
  ...shownBy(
    5,
    'Shop/Account/SignupForm#EverythingWrong',
    ...[tooShort('firstname', 3), tooShort('lastname', 3), 'Password cannot start with a digit'],
  ),
  ...shownBy(5, 'Shop/Account/SignupForm#FirstnameWithADigit', 'firstname cannot start by a digit'),
  ...shownBy(5, 'Shop/Account/LoginForm#TooShort', tooShort('email', 3), tooShort('password', 6)),
  ...shownBy(5, 'Shop/Account/OtpForm#TooShort', 'OTP cannot be less 6 numbers'),
  ...shownBy(
    5,
    'Shop/Addresses/AddressForm#FieldsTooShort',
    tooShort('recipient name', 2),
    tooShort('recipient mobile number', 10),
    tooShort('street address', 10),
    'Complex name required',
    tooShort('city', 2),
    tooShort('province', 2),
    tooShort('suburb', 2),
  ),
  ...shownBy(5, 'Shop/Addresses/AddressForm#PostalCodeTooShort', tooShort('postal code', 2)),
  ...shownBy(
    5,
    'Shop/Product admin/ProductForm#EverythingWrong',
    tooShort('name', 3),
    tooShort('brand', 2),
    tooShort('description', 10),
    'price should be numeric greater than 0',
    'Cost price should be numeric greater than 0',
    'quantity should be an integer greater than 0',
    'Discount must be a numeric value (e.g., 10 or -10)',
    'enter a valid number',
  ),
  ...shownBy(5, 'Shop/Product admin/ImportResults#NeitherTrueNorFalse', 'enter true or false'),
  ...shownBy(8, 'Shop/Account/LoginForm#Refused', 'Login Failed'),
  ...shownBy(8, 'Shop/Account/LoginForm#NotAnswered', 'Failed to login'),
  ...shownBy(8, 'Shop/Account/LoginForm#Offline', 'Network error'),
  ...shownBy(8, 'Shop/Account/LoginForm#SessionExpired', 'refresh token expired. Please log in again'),
  ...shownBy(8, 'Elements/Toasts#NotLoggedOut', 'Logout Failed', 'Failed to log out'),
  ...shownBy(
    8,
    'Elements/Toasts#EverySuccess',
    'User successfully logged out',
    'Address added successfully',
    'Address updated successfully',
    'Address deleted successfully',
    'Details updated successfully',
  ),
  ...shownBy(8, 'Shop/Addresses/AddressForm#RefusedByTheServer', 'Failed to add address'),
  ...shownBy(8, 'Shop/Addresses/AddressDialog#Failed', 'Failed to update address'),
  ...shownBy(8, 'Shop/Addresses/DeleteAddressDialog#Failed', 'Failed to delete address'),
  ...shownBy(8, 'Shop/Account/NamesForm#Failed', 'Failed to update details'),
  ...shownBy(8, 'Shop/Account/OtpForm#NotSent', 'Failed to send otp'),
  ...shownBy(8, 'Shop/Account/OtpForm#NotVerified', 'Failed to verify otp'),
  ...shownBy(8, 'Shop/Orders/PlaceOrderRefusal#AnotherReason', 'Failed to place order'),
  ...shownBy(8, 'Screens/Account/OrdersScreen#Failed', 'Failed to fetch orders'),
  ...shownBy(8, 'Screens/Admin/AdminOrderScreen#MoveRefused', 'Failed to update order'),
  ...shownBy(8, 'Screens/Admin/ProductFormScreen#RefusedByTheServer', 'Error when update product'),
  ...shownBy(8, 'Screens/Admin/ProductFormScreen#AddingFailed', 'Error when adding product'),
  ...shownBy(8, 'Elements/ErrorPanel#WithoutAReason', 'Fetch failed', 'Failed to fetch data: {message}'),
  ...shownBy(8, 'Elements/ErrorPanel#SessionNotRenewed', 'Failed to refresh token'),
  ...shownBy(8, 'Screens/Account/AddressBookScreen#Failed', 'Failed to fetch addresses'),
  ...shownBy(8, 'Screens/Account/PersonalDetailsScreen#Failed', 'Failed to fetch profile'),
  ...shownBy(8, 'Shop/Catalogue/NoProductFound#InAnEmptyList', 'No product found'),
  ...shownBy(
    9,
    'Shop/Orders/PaymentMethodDialog#CashChosen',
    ...['Credit or Debit Card', 'Cash on Delivery', 'Card on delivery'],
  ),
]

/** Sentences that reach no screen, each with the reason. */
export const unseenSentences: Readonly<Record<string, string>> = {
  'Authorization required but token is missing or invalid':
    'The API answers with it; the app asks for a login instead of showing it.',
  'No valid tokens': 'Ends a call that has no session any more; the app asks for a login instead of showing it.',
}
