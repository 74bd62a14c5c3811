import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';

const rows = [
  ['2 BHK', '980 sqft', '52.00 Lakhs'],
  ['2 BHK, corner', '1,060 sqft', '57.50 Lakhs'],
  ['3 BHK', '1,420 sqft', '78.00 Lakhs'],
  ['3 BHK, garden side', '1,480 sqft', '84.00 Lakhs'],
  ['Shop, ground floor', '310 sqft', '41.00 Lakhs'],
];

/** The sample of a header that holds a document: one page of prices, as PDF. */
export const priceList = async (): Promise<Buffer> => {
  const doc = new PDFDocument({ size: 'A5', margin: 36, info: { Title: 'Amrakunj Township, price list' } });
  doc.fontSize(18).text('Amrakunj Township').fontSize(11).fillColor('#5b544e').text('Price list, all sizes and floors');
  doc.moveDown(2).fillColor('#1c1815').fontSize(10);
  for (const row of rows) {
    const top = doc.y;
    for (const [at, text] of row.entries())
      doc.text(text, 36 + at * 130, top, { width: 110, align: at === 2 ? 'right' : 'left' });
    doc.moveDown(0.8);
  }
  doc.end();
  return buffer(doc);
};
