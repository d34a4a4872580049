// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the sentences are compared with source text
import type { accountRules } from '#domain/account/accountRules.ts'
import { otpLength } from '#domain/businessConstants.ts'
import type { RefusalName } from '#domain/refusalMessages.ts'

/** What a rule says to what somebody types: section 5 of the specification. */
export const accountSentences: readonly [rule: keyof typeof accountRules, typed: string, sentence: string][] = [
  ['firstname', 'Am', 'The firstname must be at least 3 characters long'],
  ['firstname', '1Amina', 'firstname cannot start by a digit'],
  ['lastname', 'Da', 'The lastname must be at least 3 characters long'],
  ['email', 'a@', 'The email must be at least 3 characters long'],
  ['password', 'short', 'The password must be at least 6 characters long'],
  ['newPassword', 'short', 'The password must be at least 6 characters long'],
  ['newPassword', '1sawubona', 'Password cannot start with a digit'],
  ['otp', '1'.repeat(otpLength - 1), 'OTP cannot be less 6 numbers'],
]

/** What is said to what somebody types into an address. */
export const addressSentences = [
  ['recipientName', 'A', 'The recipient name must be at least 2 characters long'],
  ['recipientMobileNumber', '082555', 'The recipient mobile number must be at least 10 characters long'],
  ['streetAddress', '12 Ntuli', 'The street address must be at least 10 characters long'],
  ['complex', '', 'Complex name required'],
  ['city', 'J', 'The city must be at least 2 characters long'],
  ['province', 'G', 'The province must be at least 2 characters long'],
  ['suburb', 'P', 'The suburb must be at least 2 characters long'],
  ['postalCode', '1', 'The postal code must be at least 2 characters long'],
] as const

/** What is said to what an admin types into the form of a product. */
export const productSentences = [
  ['name', 'Ke', 'The name must be at least 3 characters long'],
  ['brand', 'B', 'The brand must be at least 2 characters long'],
  ['description', 'Short', 'The description must be at least 10 characters long'],
  ['price', 'cheap', 'price should be numeric greater than 0'],
  ['costPrice', '0', 'Cost price should be numeric greater than 0'],
  ['quantity', '1.5', 'quantity should be an integer greater than 0'],
  ['discount', 'ten', 'Discount must be a numeric value (e.g., 10 or -10)'],
  ['isFeatured', 'yes', 'enter true or false'],
  ['featuredPriority', 'first', 'enter a valid number'],
] as const

/** What the API answers. */
export const refusalSentences: readonly [RefusalName, string][] = [
  ['LoginFailed', 'Login Failed'],
  ['RefreshFailed', 'refresh token expired. Please log in again'],
  ['AuthRequired', 'Authorization required but token is missing or invalid'],
  ['ProductNotFound', 'No product found'],
  ['NotAllowed', 'You do not have permission to view this page.'],
]

const unexpected = 'Something went wrong. Please try again or refresh the page.'

/** What a source file says, letter by letter; a sentence that ends in `${` is the beginning of a template. */
export const sentencesOfFiles: readonly [section: string, rows: readonly [file: string, ...sentences: string[]][]][] = [
  [
    'section 8: messages and notices',
    [
      ['web/account/signIn/signInCalls.ts', 'Failed to login', 'Failed to send otp', 'Failed to verify otp'],
      ['web/state/http/callFailed.ts', 'Network error', unexpected],
      ['web/state/session/signOut.ts', 'Logout Failed', 'Failed to log out'],
      ['api/account/sessionRoutes.ts', 'User successfully logged out'],
      [
        'api/address/addressRoutes.ts',
        'Address added successfully',
        'Address updated successfully',
        'Address deleted successfully',
      ],
      ['api/account/ownDataRoutes.ts', 'Details updated successfully'],
      [
        'web/state/addressBook/addressCalls.ts',
        'Failed to add address',
        'Failed to update address',
        'Failed to delete address',
      ],
      ['web/account/useNamesForm.ts', 'Failed to update details'],
      ['ui-kit/shop/order/PlaceOrderRefusal.tsx', 'Failed to place order'],
      ['web/order/OrdersRoute.tsx', 'Failed to fetch orders'],
      ['web/order/OrderDialog.tsx', 'Failed to update order: ${'],
      ['ui-kit/screens/order/AdminOrderPanel.tsx', 'Failed to update order'],
      ['web/productAdmin/form/useProductEditor.ts', 'Error when update product'],
      ['web/productAdmin/form/AddProductRoute.tsx', 'Error when adding product'],
      ['web/state/http/shop/tokenSource.ts', 'Failed to refresh token'],
      ['web/state/http/shop/shopClient.ts', 'Fetch failed', 'No valid tokens'],
      ['web/state/http/failureOf.ts', 'Failed to fetch data: ${'],
      ['web/address/AddressBookRoute.tsx', 'Failed to fetch addresses'],
      ['web/account/PersonalDetailsRoute.tsx', 'Failed to fetch profile'],
      ['ui-kit/shop/catalogue/NoProductFound.tsx', 'No product found'],
      ['ui-kit/screens/shell/NotSignedInScreen.tsx', 'You need to be logged in to view this page'],
      ['ui-kit/screens/shell/PermissionDeniedScreen.tsx', 'You do not have permission to view this page.'],
      ['web/shell/PageCrash.tsx', 'Unexpected Application Error!'],
      ['api/http/errors.ts', unexpected],
      ['ui-kit/elements/ErrorPanel.tsx', unexpected, 'Retry', 'Home'],
      ['web/shell/App.tsx', 'Something went wrong.'],
    ],
  ],
  [
    'section 2: labels',
    [
      [
        'api/catalogue/homeSections.ts',
        ...['Stay Cool This Summer', 'On Sale', 'Featured', 'New Stock', 'Appliances', 'You Might Also Like'],
      ],
      ['ui-kit/shop/shell/CategoryMenu.tsx', 'Shop by Category'],
      ['web/shell/header/DeferredCategoryMenu.tsx', 'Search By Service Provider Categories'],
      ['ui-kit/shop/provider/ProviderCategoryList.tsx', 'View More', 'View Less'],
      ['domain/catalogue/tooShortToSearch.ts', 'Type at least 3 characters'],
      ['ui-kit/shop/search/SearchSummary.tsx', '${total} result(s) found${'],
      ['ui-kit/shop/order/PaymentMethodSection.tsx', 'Change'],
      ['ui-kit/shop/catalogue/ProductCardPicture.tsx', '${discount}% OFF'],
      ['ui-kit/shop/catalogue/product/OfferPrice.tsx', '${discount}% OFF'],
      ['ui-kit/elements/Picture.tsx', 'No image available'],
      ['ui-kit/shop/provider/ProviderDescription.tsx', 'Show more'],
      ['ui-kit/shop/provider/ProviderCard.tsx', 'Book Appointment'],
      ['ui-kit/shop/provider/VerifiedBadge.tsx', 'Verified'],
      [
        'ui-kit/shop/account/signIn/SignInDialog.tsx',
        ...['Login', 'Signup', 'Forgot your password?', 'Change Password', 'Enter OTP sent to your email'],
      ],
      [
        'ui-kit/shop/account/signIn/LoginForm.tsx',
        'Remember me',
        'Forgot Password?',
        'New to ${shopName}? Signup here!',
      ],
      ['ui-kit/shop/account/signIn/ForgotPasswordForm.tsx', 'Send'],
      ['ui-kit/shop/account/signIn/OtpForm.tsx', 'Validate OTP', 'Resend OTP'],
      ['ui-kit/shop/address/DeliveryAddresses.tsx', 'Add Address', 'Delete', 'Edit'],
      ['ui-kit/screens/order/CheckoutScreen.tsx', 'Review your order'],
      ['ui-kit/screens/order/PlaceOrderButton.tsx', 'Place Order'],
      [
        'web/shell/footer/footerGroups.ts',
        'Contact Us',
        'Help Center',
        'My Account',
        'Personal Details',
        'Track Order',
        'About Us',
      ],
      ['web/shell/header/siteMenus.ts', 'Contact Us', 'About Us', 'Logout'],
      ['web/shell/header/SiteMenu.tsx', 'Welcome to ${'],
      ['ui-kit/shop/shell/VisitorLinks.tsx', 'Hi {customer.firstname}'],
    ],
  ],
]
