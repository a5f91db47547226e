export const credits = ['Ar Seizh Bigoudenn', 'ar7bigoudenn.hod-factory.net'];
