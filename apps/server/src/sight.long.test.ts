import './sight.test.ts';
