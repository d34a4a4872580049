/** What one to five stars say. */
export const starWords = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent']
