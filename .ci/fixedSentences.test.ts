// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the sentences are compared with source text
import { describe, expect, it } from 'vitest'
import { accountRules } from '#domain/account/accountRules.ts'
import { addressFieldError } from '#domain/address/addressRules.ts'
import { otpLength, paymentMethods } from '#domain/businessConstants.ts'
import { NewProduct } from '#domain/catalogue/productForm.ts'
import { orderStatuses, shippingStatuses } from '#domain/order/orderStatus.ts'
import { type RefusalName, refusalMessages } from '#domain/refusalMessages.ts'
import { shopIdentity } from '#domain/shopIdentity.ts'
import { productError } from '#ui-kit/shop/productAdmin/form/productRules.ts'
import { emptyProduct } from '#ui-kit/shop/productAdmin/productDraft.ts'
import { readSources } from './importGraph.ts'

// The sentences that the specification fixes, letter by letter, each with the place that answers or shows it.

describe('section 5: the rules of the forms', () => {
  it.each<[rule: keyof typeof accountRules, typed: string, sentence: string | undefined]>([
    ['firstname', 'Am', 'The firstname must be at least 3 characters long'],
    ['firstname', '1Amina', 'firstname cannot start by a digit'],
    ['lastname', 'Da', 'The lastname must be at least 3 characters long'],
    ['email', 'a@', 'The email must be at least 3 characters long'],
    ['password', 'short', 'The password must be at least 6 characters long'],
    ['newPassword', 'short', 'The password must be at least 6 characters long'],
    ['newPassword', '1sawubona', 'Password cannot start with a digit'],
    ['otp', '1'.repeat(otpLength - 1), 'OTP cannot be less 6 numbers'],
  ])('%s "%s": %s', (rule, typed, sentence) => expect(accountRules[rule](typed)).toBe(sentence))

  it.each([
    ['recipientName', 'A', 'The recipient name must be at least 2 characters long'],
    ['recipientMobileNumber', '082555', 'The recipient mobile number must be at least 10 characters long'],
    ['streetAddress', '12 Ntuli', 'The street address must be at least 10 characters long'],
    ['complex', '', 'Complex name required'],
    ['city', 'J', 'The city must be at least 2 characters long'],
    ['province', 'G', 'The province must be at least 2 characters long'],
    ['suburb', 'P', 'The suburb must be at least 2 characters long'],
    ['postalCode', '1', 'The postal code must be at least 2 characters long'],
  ] as const)('%s "%s": %s', (field, typed, sentence) => expect(addressFieldError(field, typed)).toBe(sentence))

  it.each([
    ['name', 'Ke', 'The name must be at least 3 characters long'],
    ['brand', 'B', 'The brand must be at least 2 characters long'],
    ['description', 'Short', 'The description must be at least 10 characters long'],
    ['price', 'cheap', 'price should be numeric greater than 0'],
    ['costPrice', '0', 'Cost price should be numeric greater than 0'],
    ['quantity', '1.5', 'quantity should be an integer greater than 0'],
    ['discount', 'ten', 'Discount must be a numeric value (e.g., 10 or -10)'],
    ['isFeatured', 'yes', 'enter true or false'],
    ['featuredPriority', 'first', 'enter a valid number'],
  ] as const)('%s "%s" of a product, in the form and in the call: %s', (field, typed, sentence) => {
    const refused = NewProduct.safeParse({ [field]: typed }).error?.issues.find(({ path }) => path[0] === field)

    expect(productError(field, { ...emptyProduct, [field]: typed })).toBe(sentence)
    expect(refused?.message).toBe(sentence)
  })
})

it.each<[RefusalName, string]>([
  ['LoginFailed', 'Login Failed'],
  ['RefreshFailed', 'refresh token expired. Please log in again'],
  ['AuthRequired', 'Authorization required but token is missing or invalid'],
  ['ProductNotFound', 'No product found'],
  ['NotAllowed', 'You do not have permission to view this page.'],
])('section 8: the API answers %s with "%s"', (name, sentence) => expect(refusalMessages[name]({})).toBe(sentence))

const unexpected = 'Something went wrong. Please try again or refresh the page.'

describe.each<[section: string, rows: [file: string, ...sentences: string[]][]]>([
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
      ['domain/catalogue/catalogueQuery.ts', 'Type at least 3 characters'],
      ['ui-kit/screens/search/SearchTags.tsx', 'Type at least 3 characters'],
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
])('%s', (_section, rows) => {
  const sources = new Map(readSources(['domain', 'api', 'web', 'ui-kit']).map(({ path, text }) => [path, text]))

  it.each(rows.flatMap(([file, ...sentences]) => sentences.map((sentence) => [file, sentence] as const)))(
    '%s: %s',
    (file, sentence) => expect(shows(sources.get(file) ?? '', sentence)).toBe(true),
  )
})

it('the fixed names of statuses and payment methods, and the tagline', () => {
  expect(orderStatuses).toEqual(['Pending', 'Processing', 'Shipped', 'Delivered', 'Canceled'])
  expect(shippingStatuses).toEqual(['awaitingDispatch', 'dispatched', 'inTransit', 'delayed', 'delivered'])
  expect(new Set(paymentMethods)).toEqual(new Set(['Credit or Debit Card', 'Cash on Delivery', 'Card on delivery']))
  expect(shopIdentity).toMatchObject({ tagline: 'it makes life easier and more affordable', since: 2019 })
})

// Whether the source holds the sentence as a whole text, comments aside; one that ends in `${` is the beginning of a template.
const shows = (source: string, sentence: string) => {
  const code = source.replace(/\/\*.*?\*\/|(^|\s)\/\/.*?$/gms, '')
  const escaped = sentence.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const end = sentence.endsWith('${') ? '' : '([\'"`]|\\s*<|\\s*$)'
  return new RegExp(`(['"\`>]|^\\s*)${escaped}${end}`, 'm').test(code)
}
