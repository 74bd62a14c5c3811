/** Hindi speakers and Marwaris. */
export const marwari = {
  men: `
    Rajendra राजेंद्र રાજેન્દ્ર, Manoj मनोज, Vinod विनोद, Sushil सुशील, Anil अनिल, Deepak दीपक, Pradeep प्रदीप,
    Omprakash ओमप्रकाश, Sandeep संदीप, Ajay अजय, Vijay विजय, Abhishek अभिषेक, Amit अमित, Rahul राहुल, Saurabh सौरभ,
    Gopal गोपाल, Lokesh लोकेश, Mahavir महावीर, Naveen नवीन, Alok आलोक, Shyam श्याम, Lakhan लखन, Vikas विकास,
    Pawan पवन, Ratan रतन, Bajrang बजरंग, Vivek विवेक, Gaurav गौरव, Arjun अर्जुन, Kailash कैलाश, Sohan सोहन`,
  women: `
    Neelam नीलम, Sunita सुनीता, Rekha रेखा, Anita अनीता, Shweta श्वेता, Priya प्रिया, Poonam पूनम, Rashmi रश्मि,
    Sangeeta संगीता, Seema सीमा, Manju मंजू મંજુ, Ritu रितु, Swati स्वाति, Vandana वंदना, Archana अर्चना, Kiran किरण,
    Babita बबीता, Shalini शालिनी, Sarita सरिता`,
  surnames: `
    Agarwal*2 अग्रवाल, Sharma*3 शर्मा, Jain*4 जैन, Maheshwari माहेश्वरी, Yadav*2 यादव, Singh*2 सिंह, Gupta*2 गुप्ता,
    Mishra मिश्रा, Tiwari तिवारी, Rathore राठौड़, Shekhawat शेखावत, Bhandari भंडारी, Surana सुराणा, Lodha लोढ़ा,
    Singhvi सिंघवी, Bansal बंसल, Goyal गोयल, Mittal मित्तल, Khandelwal खंडेलवाल, Pareek पारीक, Verma वर्मा,
    Saxena सक्सेना, Dubey दुबे, Pandey पांडे, Chaturvedi चतुर्वेदी, Rajput राजपूत, Mathur माथुर, Bohra बोहरा,
    Daga डागा, Somani सोमानी, Baheti बाहेती, Tanwar तंवर`,
};

export const punjabi = {
  men: `
    Gurpreet गुरप्रीत, Manpreet मनप्रीत, Jaspal जसपाल, Tarun तरुण, Harjeet हरजीत, Balwinder बलविंदर, Kuldeep कुलदीप,
    Amarjeet अमरजीत, Rajan राजन, Vikram विक्रम, Karan करण, Sumit सुमित, Ravinder रविंदर, Satnam सतनाम, Inderpal इंदरपाल`,
  women: `
    Simran सिमरन, Harpreet हरप्रीत, Jasleen जसलीन, Navneet नवनीत, Neha नेहा, Ritika ऋतिका, Mandeep मनदीप,
    Gurleen गुरलीन, Paramjeet परमजीत, Monika मोनिका`,
  surnames: `
    Virk विर्क, Bhalla भल्ला, Grewal ग्रेवाल, Gill गिल, Sandhu संधू, Dhillon ढिल्लों ઢિલ્લોન, Sethi सेठी, Khanna खन्ना,
    Malhotra मल्होत्रा, Kapoor कपूर, Bedi बेदी, Chadha चड्ढा, Ahluwalia आहलूवालिया, Sodhi सोढी, Arora अरोड़ा અરોરા,
    Bhatia भाटिया, Wadhwa वाधवा`,
};

export const sindhi = {
  men: `
    Haresh हरेश, Mohan मोहन, Prem प्रेम, Kishore किशोर, Ramchand रामचंद, Sunil सुनील, Vasdev वासदेव,
    Dharmendra धर्मेंद्र ધર્મેન્દ્ર, Jethanand जेठानंद, Nanik नानिक, Manohar मनोहर, Rajkumar राजकुमार, Lalit ललित`,
  women: `
    Kanchan कंचन, Jaya जया, Bhagwanti भगवंती, Roshni रोशनी, Lavina लवीना, Deepa दीपा, Sapna सपना, Mohini मोहिनी,
    Vinita विनीता`,
  surnames: `
    Lalwani लालवानी લાલવાણી, Thadani थदानी, Makhija मखीजा, Chandnani चांदनानी ચાંદનાણી, Motwani मोटवानी મોટવાણી,
    Sachdev सचदेव, Ramchandani रामचंदानी રામચંદાણી, Tejwani तेजवानी તેજવાણી, Khatri खत्री, Wadhwani वाधवानी વાધવાણી,
    Jethwani जेठवानी જેઠવાણી, Mulchandani मूलचंदानी મૂલચંદાણી, Bhojwani भोजवानी ભોજવાણી`,
};

export const muslim = {
  men: `
    Imran इमरान, Salim सलीम, Yusuf यूसुफ યુસુફ, Farhan फरहान, Aslam असलम, Iqbal इकबाल, Javed जावेद, Mustafa मुस्तफा,
    Nasir नासिर, Rafiq रफीक, Sajid साजिद, Tahir ताहिर, Zakir जाकिर ઝાકિર, Arif आरिफ, Huzefa हुजेफा હુઝેફા,
    Murtaza मुर्तजा મુર્તઝા, Mohsin मोहसिन, Shabbir शब्बीर, Irfan इरफान, Yunus यूनुस યુનુસ, Ilyas इलियास,
    Abbas अब्बास, Hamid हामिद, Saeed सईद, Firoz फिरोज ફિરોઝ`,
  women: `
    Farida फरीदा, Shabana शबाना, Nasreen नसरीन, Rukhsana रुखसाना, Sakina सकीना, Tasneem तस्नीम, Zainab जैनब ઝૈનબ,
    Rehana रेहाना, Sana सना, Munira मुनीरा, Yasmin यास्मीन, Ayesha आयशा, Nafisa नफीसा, Fatema फातेमा`,
  surnames: `
    Shaikh*4 शेख, Pathan*3 पठान, Saiyed*2 सैयद, Memon*2 मेमन, Lokhandwala लोखंडवाला, Mansuri*2 मंसूरी મનસુરી, Vohra वोहरा,
    Kapasi कपासी, Ghanchi घांची, Malek मलेक, Khan खान, Qureshi कुरैशी કુરેશી, Momin मोमिन, Chhipa छीपा, Kagdi कागदी,
    Rangwala रंगवाला, Motiwala मोतीवाला, Bharmal भारमल, Tinwala टीनवाला, Ansari अंसारी અન્સારી, Kazi काजी કાઝી, Belim बेलिम,
    Diwan दीवान, Rajkotwala राजकोटवाला`,
};

export const parsi = {
  men: `
    Zubin जुबिन ઝુબિન, Rustom रुस्तम, Cyrus साइरस સાયરસ, Farokh फारोख, Jamshed जमशेद, Kersi केरसी, Percy पर्सी,
    Darius डेरियस, Homi होमी, Sohrab सोहराब`,
  women: `Dinaz दीनाज દીનાઝ, Roshan रोशन, Freny फ्रेनी, Perin पेरिन, Shirin शिरीन, Khorshed खोरशेद, Zarin जरीन ઝરીન`,
  surnames: `
    Daruwala दारूवाला, Engineer एन्जिनियर, Batliwala बाटलीवाला, Vakil वकील, Bharucha भरूचा, Kerawala केरावाला,
    Dastoor दस्तूर, Cooper कूपर, Billimoria बिलिमोरिया, Mistry मिस्त्री`,
};

export const christian = {
  men: `
    Joseph जोसेफ, Anthony एंथनी એન્થની, Wilson विल्सन, Sunil सुनील, Thomas थॉमस, Francis फ्रांसिस ફ્રાન્સિસ,
    Robin रॉबिन, Xavier जेवियर ઝેવિયર, Samuel सैमुअल સેમ્યુઅલ, Rajesh राजेश, Alpesh अल्पेश`,
  women: `
    Mary मेरी, Sheela शीला, Hannah हन्ना, Maria मारिया, Rosy रोजी રોઝી, Jacinta जसिंता, Anita अनीता, Lina लीना`,
  surnames: `
    Macwan*3 मैकवान મેકવાન, Christian*3 क्रिश्चियन ક્રિશ્ચિયન, Parmar परमार, Vaghela वाघेला,
    Fernandes फर्नांडिस ફર્નાન્ડિસ, D'Souza डिसूजा ડિસોઝા, Rathod राठोड़, Dabhi डाभी, Rozario रोजारियो રોઝારિયો,
    Khristi ख्रिस्ती`,
};

/** People from the south who came for work and stayed. */
export const south = {
  men: `
    Venkatesh वेंकटेश, Ganesan गणेशन, Murali मुरली, Krishnan कृष्णन, Subramaniam सुब्रमण्यम, Srinivas श्रीनिवास,
    Anand आनंद, Rajeev राजीव, Hari हरि, Unni उन्नी, Prasad प्रसाद, Karthik कार्तिक, Balaji बालाजी, Raghavan राघवन,
    Sudhakar सुधाकर, Suresh सुरेश`,
  women: `
    Anjali अंजलि, Lakshmi लक्ष्मी, Meenakshi मीनाक्षी, Radhika राधिका, Divya दिव्या, Revathi रेवती, Sreeja श्रीजा,
    Vidya विद्या, Padma पद्मा, Usha उषा`,
  surnames: `
    Menon मेनन, Nair*3 नायर, Iyer*2 अय्यर, Pillai पिल्लै, Reddy रेड्डी, Rao*2 राव, Krishnamurthy कृष्णमूर्ति,
    Iyengar अयंगार, Shetty शेट्टी, Naidu नायडू નાયડુ, Kurup कुरुप, Hegde हेगड़े, Narayanan नारायणन, Pai पै, Kamath कामत`,
};
