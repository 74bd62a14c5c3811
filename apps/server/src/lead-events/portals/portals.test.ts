import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type Incoming, type Login, type PullAnswer, portals } from './index.ts';

const { acres99, magicbricks, housing } = portals;
const now = new Date('2026-11-21T12:00:00+05:30');
const window = { from: new Date('2026-11-19T12:00:00+05:30'), to: now };
const login: Login = {
  ...{
    username: 'login',
    profile_id: '48213',
    account_type: 'Broker',
    listing_ids: [],
    secret: 'a&b<"c\'',
    clock_offset: 0,
  },
};
const answer = (body: string, more: Partial<PullAnswer> = {}): PullAnswer => ({
  ...{ status: 200, body: Buffer.from(body), contentType: 'text/xml', date: now },
  ...more,
});
const message = (body: string, contentType = 'application/json', query = {}): Incoming => ({
  body: Buffer.from(body),
  contentType,
  query,
});
const leadsOf = (read: ReturnType<typeof acres99.readPush>) => {
  if (!read.ok) throw new Error(read.why);
  return read.leads;
};
const pulledOf = (read: ReturnType<typeof acres99.readAnswer>) => {
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return read.leads;
};

const resp = (id: string, more = '') => `<Resp>
    <QryDtl ResType="S2M" QueryId="${id}">
      <CmpctLabl><![CDATA[Rs. 1.8 Lac, Ready to move office space for Lease in Example Tower, Chakala, Mumbai Andheri-Dahisar]]></CmpctLabl>
      <QryInfo><![CDATA[I am interested in this project.]]></QryInfo>
      <RcvdOn><![CDATA[2026-11-21 15:48:53]]></RcvdOn>
      <ProjId><![CDATA[550]]></ProjId>
      <ProjName><![CDATA[Example Tower]]></ProjName>
      <CityName><![CDATA[Mumbai]]></CityName>
      <ResCom><![CDATA[C]]></ResCom>
      <Price><![CDATA[180000]]></Price>
      <PhoneVerificationStatus><![CDATA[VERIFIED]]></PhoneVerificationStatus>
      <EmailVerificationStatus><![CDATA[VERIFIED]]></EmailVerificationStatus>
      <IDENTITY><![CDATA[Dealer]]></IDENTITY>
      <PROPERTY_CODE><![CDATA[T57140000]]></PROPERTY_CODE>
      <SubUserName><![CDATA[agent@example.com]]></SubUserName>
      <ProdId Status="Active" Type="LP-P"><![CDATA[T57140000]]></ProdId>${more}
    </QryDtl>
    <CntctDtl>
      <Name><![CDATA[Test Buyer]]></Name>
      <Email><![CDATA[buyer@example.com]]></Email>
      <Phone><![CDATA[+91-9800000001]]></Phone>
    </CntctDtl>
  </Resp>`;
const pullBody = (...all: string[]) => `<Xml ActionStatus="true">${all.join('')}</Xml>`;

describe('99acres, asked', () => {
  test('the login stands escaped in the body, the window in Indian time', () => {
    const { url, method, headers, body } = acres99.request('https://acres.test/uid/', login, window, now);
    expect([url, method, headers['content-type']]).toEqual([
      'https://acres.test/uid/',
      'POST',
      'application/x-www-form-urlencoded',
    ]);
    expect(new URLSearchParams(body).get('xml')).toBe(
      "<?xml version='1.0'?><query><user_name>login</user_name><pswd>a&amp;b&lt;&quot;c&apos;</pswd><start_date>2026-11-19 12:00:00</start_date><end_date>2026-11-21 12:00:00</end_date></query>",
    );
  });

  test('an enquiry, field by field', () => {
    const [lead] = pulledOf(acres99.readAnswer(answer(pullBody(resp('60ffdd8d4f9ef22d08720000'))), now));
    expect(lead).toMatchObject({
      external_ref: '60ffdd8d4f9ef22d08720000',
      asked_at: '2026-11-21T15:48:53+05:30',
      name: 'Test Buyer',
      phone: '+91-9800000001',
      email: 'buyer@example.com',
      message: 'I am interested in this project.',
      label: 'Rs. 1.8 Lac, Ready to move office space for Lease in Example Tower, Chakala, Mumbai Andheri-Dahisar',
      listing: 'T57140000',
      project: 'Example Tower',
      city: 'Mumbai',
      kind: 'Commercial',
      budget_max: 180_000,
      deal: 'Lease',
      is_deal_weak: true,
      is_verified: true,
      is_agent: true,
    });
  });

  test('many, one, none, an older id, another form of the day', () => {
    const read = (body: string) => pulledOf(acres99.readAnswer(answer(body), now));
    expect(read(pullBody(resp('a'), resp('b'))).map((lead) => lead.external_ref)).toEqual(['a', 'b']);
    expect(read('<Xml ActionStatus="True"><Resp /></Xml>')).toEqual([]);
    expect(read('<Xml ActionStatus="true"/>')).toEqual([]);
    const older = resp('x').replace('QueryId', 'TblId').replace('2026-11-21 15:48:53', '2026/11/21 15:48:53');
    expect(read(pullBody(older))[0]).toMatchObject({ external_ref: 'x', asked_at: '2026-11-21T15:48:53+05:30' });
  });

  test('5,000 at once may be not all', () => {
    const full = acres99.readAnswer(
      answer(pullBody(...Array.from({ length: 5000 }, (_, at) => resp(String(at))))),
      now,
    );
    expect(full).toMatchObject({ ok: true, isFull: true });
  });

  test.each([
    [
      '<Xml ActionStatus="FALSE"><ErrorDetail><Code>ERROR-0001</Code><Message>authentication does not succeed / Incorrect Username/Password</Message></ErrorDetail></Xml>',
      200,
      'refusedLogin',
    ],
    [
      '<Xml ActionStatus="false"><ErrorDetail><Code>ERROR-0002</Code><Message>Invalid date</Message></ErrorDetail></Xml>',
      200,
      'refused',
    ],
    ['ERROR-0000 XML Parsing Error', 500, 'down'],
    ['slow down', 429, 'throttled'],
    ['<html><body>Maintenance</body></html>', 200, 'notUnderstood'],
    ['<Xml ActionStatus="true"><Resp><QryDtl QueryId="a">', 200, 'notUnderstood'],
    ['<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><Xml ActionStatus="true">&e;</Xml>', 200, 'notUnderstood'],
    ['', 200, 'notUnderstood'],
  ])('%s is %s', (body, status, key) => {
    expect(acres99.readAnswer(answer(body, { status }), now)).toMatchObject({ ok: false, problem: { key } });
  });
});

describe('99acres, sending', () => {
  const batch =
    '<Xml><Qry><QryType>Query</QryType><QryId>ID1</QryId><CmpctLabl/><QryInfo>2 BHK &amp; parking</QryInfo><RcvdOn>2026-11-21 15:00:00</RcvdOn><ProdType>LP-B</ProdType><ProdId>LIST-1</ProdId><Project/><Name>A</Name><Email/><Phone>+91-9800000001 +91-9800000002</Phone><Identity>I</Identity><ProjectName/></Qry><Qry><QryId>ID2</QryId><Name>B</Name><Phone>9800000003</Phone></Qry></Xml>';

  test('a batch, as a body, in a form, in a form of parts', () => {
    const multipart = `--b\r\ncontent-disposition: form-data; name="xml"\r\n\r\n${batch}\r\n--b--\r\n`;
    for (const [body, type] of [
      [batch, 'text/xml'],
      [batch, 'application/json'],
      [new URLSearchParams({ xml: batch }).toString(), 'application/x-www-form-urlencoded'],
      [multipart, 'multipart/form-data; boundary=b'],
    ] as const) {
      const leads = leadsOf(acres99.readPush(message(body, type)));
      expect(leads.map(({ external_ref, name }) => [external_ref, name])).toEqual([
        ['ID1', 'A'],
        ['ID2', 'B'],
      ]);
      expect(leads[0]).toMatchObject({
        message: '2 BHK & parking',
        listing: 'LIST-1',
        phone: '+91-9800000001 +91-9800000002',
        is_agent: false,
      });
    }
  });

  test('the shape of a pull', () => {
    expect(leadsOf(acres99.readPush(message(pullBody(resp('q1')), 'text/xml')))[0]!.external_ref).toBe('q1');
  });

  test.each([['2026-11-21 15:00:00'], ['11/21/2026 03:00 PM']])(
    'columns of the export, received %s',
    (ReceivedDate) => {
      const row = {
        ...{
          Name: 'C',
          ContactNo: '91-9800000004',
          EmailId: 'c@example.com',
          InterestedIn: 'Sun Vista|Bopal|Ahmedabad',
        },
        ...{ City: 'Ahmedabad', Bhk: '3', ResCom: 'R', Query: 'Call me', ReceivedDate, ProductCode: 'P9' },
      };
      for (const body of [row, [row], { data: [row] }, { leads: row }]) {
        const [lead] = leadsOf(acres99.readPush(message(JSON.stringify(body))));
        expect(lead).toMatchObject({
          ...{ name: 'C', phone: '91-9800000004', email: 'c@example.com', project: 'Sun Vista', locality: 'Bopal' },
          ...{ city: 'Ahmedabad', bhk: '3', kind: 'Residential', message: 'Call me', listing: 'P9' },
          asked_at: '2026-11-21T15:00:00+05:30',
        });
        expect(lead!.external_ref).toMatch(/^fp:[0-9a-f]{32}$/);
      }
    },
  );

  test('is told of each enquiry', () => {
    const { body, status } = acres99.tell({
      leads: [
        { external_ref: 'ID<1', became: 'stored' },
        { external_ref: 'ID2', became: 'known' },
        { external_ref: 'ID3', became: 'failed' },
      ],
    });
    expect([status, body]).toEqual([
      200,
      "<?xml version='1.0' encoding='utf-8'?><xml><QryResp><QryId>ID&lt;1</QryId><status>Y</status></QryResp><QryResp><QryId>ID2</QryId><status>Y</status></QryResp><QryResp><QryId>ID3</QryId><status>N</status></QryResp></xml>",
    ]);
  });
});

describe('MagicBricks', () => {
  const lead = {
    ...{
      id: '9001',
      name: 'D',
      email: '',
      mobile: '9800000005',
      isd: '91',
      msg: '2 BHK on rent, 28000',
      project: 'Palm Court',
    },
    ...{ pid: '77', locality: ['Bopal', 'Shela'], city: 'Ahmedabad', dt: '20261121', time: '154853', tranType: 'r' },
  };

  test('the key stands in the address as it was given', () => {
    const { url } = magicbricks.request('http://mb.test', { ...login, secret: 'abc~~~~~~2Bdef~~~~~~3D' }, window, now);
    expect(url).toBe(
      'http://mb.test/mbRating/download.json?key=abc~~~~~~2Bdef~~~~~~3D&startDate=20261119&endDate=20261121',
    );
  });

  test('an enquiry as JSON and as XML, in a root or as it', () => {
    const xml = `<leads><lead><id>9001</id><name>D</name><mobile>9800000005</mobile><isd>91</isd><msg>2 BHK on rent, 28000</msg><project>Palm Court</project><pid>77</pid><locality>Bopal, Shela</locality><city>Ahmedabad</city><dt>20261121</dt><time>154853</time><tranType>r</tranType></lead></leads>`;
    for (const body of [JSON.stringify({ leadPojo: { leads: [lead] } }), xml, `<leadPojo>${xml}</leadPojo>`])
      expect(pulledOf(magicbricks.readAnswer(answer(body), now))[0]).toMatchObject({
        ...{ external_ref: '9001', asked_at: '2026-11-21T15:48:53+05:30', name: 'D', phone: '9800000005', email: '' },
        ...{ message: '2 BHK on rent, 28000', project: 'Palm Court', listing: '77', locality: 'Bopal, Shela' },
        ...{ city: 'Ahmedabad', deal: 'Rent' },
      });
    const { id: _, ...nameless } = lead;
    expect(
      pulledOf(magicbricks.readAnswer(answer(JSON.stringify({ leadPojo: { leads: [nameless] } })), now))[0]!
        .external_ref,
    ).toBe('20261121-154853-9800000005');
    expect(pulledOf(magicbricks.readAnswer(answer('{"leadPojo":{"leads":[]}}'), now))).toEqual([]);
  });

  test.each([
    ['Access Denied', 200, 'notAllowed'],
    ['<x><status>error</status><errormsg>Invalid key</errormsg></x>', 200, 'refusedLogin'],
    ['<x><status>error</status><errormsg>Date range too large</errormsg></x>', 200, 'refused'],
    ['', 502, 'down'],
    ['{"leadPojo":', 200, 'notUnderstood'],
  ])('%s (%i) is %s', (body, status, key) => {
    expect(magicbricks.readAnswer(answer(body, { status }), now)).toMatchObject({ ok: false, problem: { key } });
  });

  test('what it sends: in the address, as a form, as JSON, by the names of others', () => {
    const sent = {
      ...{ api_key: 'KEY', name: 'E', mobile: '9800000006', email: 'e@example.com', msg: 'flat on rent', City: 'Pune' },
      ...{
        project: '',
        bhk: '2',
        budget: '20 - 25 Thousand',
        looking_for: 'Buy',
        property_type: 'Flat',
        dt: '2026-11-21 10:00:00',
      },
    };
    for (const one of [
      message('', '', sent),
      message(new URLSearchParams(sent).toString(), 'application/x-www-form-urlencoded'),
      message(JSON.stringify(sent)),
    ]) {
      const [read] = leadsOf(magicbricks.readPush(one));
      expect(read).toMatchObject({
        ...{ name: 'E', phone: '9800000006', email: 'e@example.com', message: 'flat on rent', city: 'Pune', bhk: '2' },
        ...{ budget: '20 - 25 Thousand', deal: 'Sale', is_deal_weak: true, subtype: 'Flat' },
        asked_at: '2026-11-21T10:00:00+05:30',
      });
      expect(read!.raw).not.toContain('KEY');
    }
    const pascal = {
      ...{
        BuyerName: 'F',
        ContactNo: '9800000007',
        EmailID: 'f@example.com',
        CityName: 'Pune',
        ProjectName: 'Kalhaar',
      },
      ...{ Budget: '9000000', Remark: 'site visit', RequirementID: 'R1', PostedOn: '2026-11-21 10:00:00' },
    };
    for (const body of [pascal, { lead: pascal }, { data: pascal }])
      expect(leadsOf(magicbricks.readPush(message(JSON.stringify(body))))[0]).toMatchObject({
        ...{ external_ref: 'R1', name: 'F', project: 'Kalhaar', budget_max: 9_000_000, message: 'site visit' },
      });
  });

  test('is told in its words', () => {
    const one = (became: 'stored' | 'known' | 'failed') => magicbricks.tell({ leads: [{ external_ref: 'a', became }] });
    expect(one('stored')).toMatchObject({ status: 200, body: 'Success: Lead punched in the CRM' });
    expect(one('known')).toMatchObject({ status: 200, body: 'Failure: Lead already exist' });
  });
});

describe('Housing', () => {
  const sample = {
    ...{ lead_date: 1763712000, apartment_names: '3 BHK', country_code: '+91', service_type: 'new-projects' },
    ...{ category_type: 'residential', locality_name: 'Khyora', city_name: 'Kanpur', lead_name: 'Test Buyer' },
    ...{ lead_email: 'buyer@example.com', lead_phone: '9800000001', project_id: 265012, project_name: 'The Peak' },
    ...{ property_field: ['Apartment'], max_area: null, min_area: null, min_price: 8298450, max_price: 9315000 },
  };
  const facts = {
    ...{ external_ref: '265012:9800000001:1763712000', asked_at: '2025-11-21T08:00:00.000Z', name: 'Test Buyer' },
    ...{ phone: '9800000001', email: 'buyer@example.com', listing: '265012', project: 'The Peak', locality: 'Khyora' },
    ...{ city: 'Kanpur', bhk: '3 BHK', budget_min: 8298450, budget_max: 9315000, subtype: 'Apartment' },
    ...{ deal: 'New booking', is_deal_weak: false, kind: 'Residential' },
  };

  test('the time is signed, by its own clock where we follow it', () => {
    const url = new URL(
      housing.request('https://h.test', { ...login, clock_offset: 1020, listing_ids: ['1', '2'] }, window, now).url,
    );
    const current = String(now.getTime() / 1000 + 1020);
    expect(url.pathname).toBe('/api/v0/get-broker-leads');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      ...{
        start_date: String(window.from.getTime() / 1000),
        end_date: String(now.getTime() / 1000),
        current_time: current,
      },
      ...{
        hash: createHmac('sha256', login.secret).update(current).digest('hex'),
        id: '48213',
        per_page: '1000',
        flat_ids: '1,2',
      },
    });
    expect(housing.request('https://h.test', { ...login, account_type: 'Builder' }, window, now).url).toContain(
      'get-builder-leads',
    );
  });

  test('an enquiry of the new host, the old one, and a tolerant client', () => {
    for (const body of [
      { data: [sample] },
      [sample],
      { data: { leads: [sample] } },
      [{ ...sample, lead_phone: 9800000001, lead_date: 1763712000000 }],
    ])
      expect(pulledOf(housing.readAnswer(answer(JSON.stringify(body)), now))[0]).toMatchObject({
        ...facts,
        external_ref: expect.stringMatching(/^265012:9800000001:1763712000/),
      });
    expect(pulledOf(housing.readAnswer(answer('{"data":[]}'), now))).toEqual([]);
  });

  test('what it sends is read alike, and what is encrypted is kept for the setup', () => {
    expect(leadsOf(housing.readPush(message(JSON.stringify(sample))))[0]).toMatchObject(facts);
    const secret = Buffer.alloc(64, 7).toString('base64');
    for (const name of ['payload', 'data', 'encrypted_data'])
      expect(housing.readPush(message(JSON.stringify({ [name]: secret })))).toEqual({ ok: false, why: 'encrypted' });
    expect(housing.tell({ leads: [{ external_ref: 'a', became: 'known' }] })).toMatchObject({
      status: 200,
      body: 'RECEIVED',
    });
    expect(housing.tell({ leads: [], unread: 'notRead' })).toMatchObject({ status: 400, body: 'BAD REQUEST' });
    expect(housing.tell({ leads: [{ external_ref: 'a', became: 'failed' }] })).toMatchObject({
      status: 500,
      body: 'ERROR',
    });
  });

  test('401 is the clock where they differ by more than 15 minutes, else the login', () => {
    const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
    const refused = (date: Date | undefined) => housing.readAnswer(answer('{}', { status: 401, date }), now);
    expect(refused(at(17))).toMatchObject({
      problem: { key: 'clockSkew', values: { minutes: 17 } },
      clock_offset: 1020,
    });
    expect(refused(at(-20))).toMatchObject({ problem: { key: 'clockSkew' }, clock_offset: -1200 });
    expect(refused(at(3))).toMatchObject({ problem: { key: 'refusedLogin' } });
    expect(refused(undefined)).toMatchObject({ problem: { key: 'refusedLogin' } });
    expect(
      housing.readAnswer(answer('{"apiErrors":{"per_page":["is too large"]}}', { status: 422 }), now),
    ).toMatchObject({
      problem: { key: 'refused', values: { said: 'per_page: is too large' } },
    });
  });
});

describe('what nobody should send', () => {
  const bomb = `<!DOCTYPE lolz [<!ENTITY a "aaaa">]><Xml><Qry><QryId>1</QryId></Qry></Xml>`;
  test.each(Object.values(portals))('to $portal', ({ readPush }) => {
    expect(readPush(message(bomb, 'text/xml'))).toEqual({ ok: false, why: 'document' });
    expect(readPush(message('x'.repeat(2 * 1024 * 1024 + 1)))).toEqual({ ok: false, why: 'tooLarge' });
    expect(readPush(message('{"name": "A", '))).toEqual({ ok: false, why: 'notRead' });
    expect(readPush(message('not anything'))).toEqual({ ok: false, why: 'notRead' });
    expect(readPush(message('[]'))).toMatchObject(expect.objectContaining({}));
    expect(readPush(message(JSON.stringify(Array.from({ length: 1001 }, () => ({ name: 'A' })))))).toEqual({
      ok: false,
      why: 'tooLarge',
    });
  });

  test('tags in a name, signs that are not seen, another set of characters, halves of signs', () => {
    const name = (body: Buffer, type: string) =>
      leadsOf(magicbricks.readPush({ body, contentType: type, query: {} }))[0]!.name;
    const json = (value: string) => Buffer.from(JSON.stringify({ name: value, mobile: '9800000001' }));
    expect(name(json('<script>alert(1)</script>Asha\u0000\u202e'), 'application/json')).toBe('alert(1) Asha');
    expect(name(json('પાર્થ ચૌહાણ'), 'application/json')).toBe('પાર્થ ચૌહાણ');
    expect(name(Buffer.from('{"name":"Jos\xe9","mobile":"1"}', 'latin1'), 'application/json')).toBe('José');
    expect(name(Buffer.from('{"name":"Asha","mobile":"1"}', 'utf16le'), 'application/json; charset=utf-16le')).toBe(
      'Asha',
    );
    expect(name(Buffer.from('{"name":"A\\ud800"}'), 'application/json')).toBe('A\ufffd');
  });
});
