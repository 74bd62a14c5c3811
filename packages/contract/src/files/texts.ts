/** What is said of a picture that cannot be taken; the first two word for word as the specification's section 8 has them. */
export const pictureTexts = {
  notAFile: 'The file given is not an instance of Blob or File',
  notAnImage: 'The file given is not an image',
  heic: 'Photos in the HEIC format cannot be read. Save it as JPEG and send it again.',
  unreadable: 'This picture cannot be read. Choose another one.',
} as const;
